// Day first and the month in letters: read the same on both sides of the Atlantic. The day is a calendar
// day, not a moment, so it is read and written in UTC: no time zone may turn it into its neighbour.
const dayMonthYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-10-12" as "12 October 2026", in every time zone. Throws on a day that no calendar has. */
export function humanDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`"${date}" is not a date. Write year-month-day, such as "2026-10-12".`);
  }
  return dayMonthYear.format(day);
}
