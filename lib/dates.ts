// UTC, because a calendar day must not depend on a time zone.
const monthDayYear = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Returns "2026-10-12" as "October 12, 2026". Throws for a day that does not exist. */
export function humanDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`"${date}" is not a date. Write year-month-day, such as "2026-10-12".`);
  }
  return monthDayYear.format(day);
}
