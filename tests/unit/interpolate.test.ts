import { describe, expect, test } from "@jest/globals";
import { interpolate } from "../../lib/interpolate";

describe("interpolate", () => {
  test("puts each value in its place", () => {
    expect(interpolate("{count} of {max} chosen", { count: 3, max: 3 })).toBe("3 of 3 chosen");
    expect(interpolate("{name}, {name}", { name: "Amara" })).toBe("Amara, Amara");
    expect(interpolate("No places: { } {}", { name: "Amara" })).toBe("No places: { } {}");
  });

  test("shows an empty value and a zero", () => {
    expect(interpolate("[{name}]", { name: "" })).toBe("[]");
    expect(interpolate("{count} left", { count: 0 })).toBe("0 left");
  });

  test("leaves a place without a value as it is", () => {
    expect(interpolate("Thank you, {name}.", {})).toBe("Thank you, {name}.");
  });

  test("never reads a value as a template or a pattern", () => {
    expect(interpolate("{name} at {email}", { name: "{email}", email: "$& $1" })).toBe("{email} at $& $1");
  });
});
