import { expect, test } from "@jest/globals";
import { firstWord, isBlank } from "../../lib/validation";

/* What a form says of its fields, and when, is in tests/components/forms.test.tsx. */

test.each(["", " ", "\t\n", "\u00a0", "\u3000", "\u200b", "\ufeff \u2060"])("%j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["a", " a ", "0", "👋🏽", "שלום", "．"])("%j is not blank", (text) => {
  expect(isBlank(text)).toBe(false);
});

test("firstWord is how a person is spoken to", () => {
  expect(firstWord("Amara Osei")).toBe("Amara");
  expect(firstWord("  Amara\u00a0Osei ")).toBe("Amara");
  expect(firstWord("Amara")).toBe("Amara");
  expect(firstWord("\u200b Amara")).toBe("Amara");
  expect(firstWord("")).toBe("");
});
