import { describe, expect, test } from "@jest/globals";
import { firstWord, getText, isBlank, validateField } from "../../lib/validation";

test.each(["", " ", "\t\n", "\u00a0", "\u3000", "\u200b", "\ufeff \u2060"])("%j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["a", " a ", "0", "👋🏽", "שלום", "．"])("%j is not blank", (text) => {
  expect(isBlank(text)).toBe(false);
});

describe("validateField", () => {
  const field = { value: "Amara", required: true, validity: { valid: true } };

  test("finds nothing wrong with a filled field", () => {
    expect(validateField(field)).toBeUndefined();
  });

  test("misses what a required field should hold", () => {
    expect(validateField({ ...field, value: "", validity: { valid: false } })).toBe("missing");
    // The browser takes white space for a value.
    expect(validateField({ ...field, value: "   " })).toBe("missing");
  });

  test("lets an optional field be empty", () => {
    expect(validateField({ ...field, value: "", required: false })).toBeUndefined();
  });

  test("believes the browser's own check", () => {
    expect(validateField({ ...field, value: "amara@", validity: { valid: false } })).toBe("invalid");
    expect(validateField({ ...field, value: "amara@", required: false, validity: { valid: false } })).toBe(
      "invalid",
    );
  });
});

test("getText trims, and makes up for a field that is not there", () => {
  const data = new FormData();
  data.set("name", "  Amara Osei\n");
  expect(getText(data, "name")).toBe("Amara Osei");
  expect(getText(data, "role")).toBe("");
});

test("firstWord is how a person is spoken to", () => {
  expect(firstWord("Amara Osei")).toBe("Amara");
  expect(firstWord("  Amara\u00a0Osei ")).toBe("Amara");
  expect(firstWord("Amara")).toBe("Amara");
  expect(firstWord("")).toBe("");
});
