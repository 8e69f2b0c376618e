import { describe, expect, test } from "@jest/globals";
import { fill, templateParts } from "../../lib/template";

describe("fill", () => {
  test("puts each value in its place", () => {
    expect(fill("{count} of {max} chosen", { count: 3, max: 3 })).toBe("3 of 3 chosen");
    expect(fill("{name}, {name}", { name: "Amara" })).toBe("Amara, Amara");
    expect(fill("No places here.", { name: "Amara" })).toBe("No places here.");
  });

  test("shows an empty value and a zero", () => {
    expect(fill("[{name}]", { name: "" })).toBe("[]");
    expect(fill("{count} left", { count: 0 })).toBe("0 left");
  });

  test("leaves a place without a value as it is", () => {
    expect(fill("Thank you, {name}.", {})).toBe("Thank you, {name}.");
  });

  test("never reads a value as a template or a pattern", () => {
    expect(fill("{name} at {email}", { name: "{email}", email: "$& $1" })).toBe("{email} at $& $1");
  });
});

test("templateParts tells words from places, in order", () => {
  expect(templateParts("We write to {email} today.")).toEqual([
    { words: "We write to " },
    { place: "email" },
    { words: " today." },
  ]);
  expect(templateParts("{name}")).toEqual([{ place: "name" }]);
  expect(templateParts("{ } {}")).toEqual([{ words: "{ } {}" }]);
});
