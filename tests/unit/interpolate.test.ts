import { expect, test } from "@jest/globals";
import { interpolate } from "../../lib/interpolate";

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
