/** Returns "2026-10-12" as a language writes it: "October 12, 2026". In UTC, because a calendar day must not depend on a time zone. */
export const humanDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
