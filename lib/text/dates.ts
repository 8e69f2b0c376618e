// UTC, because a calendar day must not depend on a time zone.
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Returns "2026-10-12" as "October 12, 2026". */
export const humanDate = (date: string): string => longDate.format(new Date(date));
