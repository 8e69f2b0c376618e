// Day first and the month in letters, which nobody misreads. UTC, because a calendar day must not depend on a time zone.
const dayMonthYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Returns "2026-10-12" as "12 October 2026". Throws for a day that does not exist. */
export function humanDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`"${date}" is not a date. Write year-month-day, such as "2026-10-12".`);
  }
  return dayMonthYear.format(day);
}
