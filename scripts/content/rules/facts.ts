import type { ContentRule } from "../types.ts";
import { allEntries, isObject } from "../walk.ts";

/** Every date is a day that exists. */
export const checkDates: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, key, value }) => {
    if (key !== "date" || isDay(value)) return [];
    const wrong = `${JSON.stringify(value)} is not a date.`;
    return [{ file, field, wrong, right: 'Write year, month and day: "2026-10-12".' }];
  });

/** Whether a value is a day that exists, as year, month and day. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  // February 30 parses, as a day in March.
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
}

/** A figure beside a quotation is one that the quotation states. */
export const checkQuotedFigures: ContentRule = (content) =>
  allEntries(content).flatMap(({ module: { file }, field, value }) => {
    if (!isObject(value) || typeof value.quote !== "string" || !isObject(value.figure)) return [];
    const figure = String(value.figure.value);
    if (value.quote.includes(figure)) return [];
    const wrong = `The quotation does not say "${figure}".`;
    return [
      {
        file,
        field: `${field}.figure.value`,
        wrong,
        right: "Use a figure from the quotation, or leave `figure` out.",
      },
    ];
  });
