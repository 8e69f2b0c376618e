import { expect, test } from "@jest/globals";
import { designColor } from "../../lib/site/tokens.ts";

test("a color that is another one's has its value in either scheme", () => {
  // Plain in the light scheme only, and in neither.
  for (const [token, light, dark] of [
    ["data-4", "data-4", "accent"],
    ["focus", "accent", "accent"],
  ] as const) {
    expect(designColor(token)).toBe(designColor(light));
    expect(designColor(token, "dark")).toBe(designColor(dark, "dark"));
    expect(designColor(token, "dark")).not.toBe(designColor(token));
  }
});

test.each(["shadow-float", "schemes", "coral"])("--%s is no plain color", (token) => {
  expect(() => designColor(token)).toThrow(/^app\/styles\/tokens.css has no plain color --/);
});
