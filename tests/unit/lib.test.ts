import { expect, test } from "@jest/globals";
import { onboarding } from "../../content/onboarding.ts";
import { humanDate } from "../../lib/dates.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { maxGoals, toggleGoal } from "../../lib/onboarding.ts";
import { firstWord, isBlank } from "../../lib/validation.ts";

/* What a form says of its fields, and when, is in tests/components/forms.test.tsx. */

test.each([
  ["2026-10-12", "October 12, 2026"],
  ["2026-09-09", "September 9, 2026"],
  ["2024-02-29", "February 29, 2024"],
  ["2025-12-31", "December 31, 2025"],
])("%s is written as %s", (date, text) => {
  expect(humanDate(date)).toBe(text);
});

test.each(["2026-02-30", "2025-02-29", "2026-13-01", "2026-1-5", "October 12, 2026", "2026-10-12T09:00", ""])(
  "%j is not a date",
  (date) => {
    expect(() => humanDate(date)).toThrow(RangeError);
  },
);

test.each<[template: string, values: Record<string, string | number>, text: string]>([
  ["{count} of {max} chosen", { count: 0, max: 3 }, "0 of 3 chosen"],
  ["{name}, {name}", { name: "Amara" }, "Amara, Amara"],
  ["[{name}]", { name: "" }, "[]"],
  ["No places: { } {}", { name: "Amara" }, "No places: { } {}"],
  ["Thank you, {name}.", {}, "Thank you, {name}."],
  // A value is neither a template nor a pattern.
  ["{name} at {email}", { name: "{email}", email: "$& $1" }, "{email} at $& $1"],
])("%s with %j is %s", (template, values, text) => {
  expect(interpolate(template, values)).toBe(text);
});

test("a goal beyond the maximum is left out", () => {
  const [beyond, ...chosen] = onboarding.goals.options.slice(0, maxGoals + 1).map(({ id }) => id);
  expect(toggleGoal(chosen, beyond as (typeof chosen)[number])).toEqual(chosen);
});

test.each([
  ...["", " ", "\t\n", "\u00a0", "\u3000", "\u200b", "\ufeff \u2060"].map((text) => [text, true] as const),
  ...["a", " a ", "0", "👋🏽", "שלום", "．"].map((text) => [text, false] as const),
])("%j is blank: %p", (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

test.each([
  ["Amara Osei", "Amara"],
  ["  Amara\u00a0Osei ", "Amara"],
  ["Amara", "Amara"],
  ["\u200b Amara", "Amara"],
  ["", ""],
])("the first word of %j, by which a person is spoken to, is %j", (name, first) => {
  expect(firstWord(name)).toBe(first);
});
