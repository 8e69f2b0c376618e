/** The most characters that a text field takes. No email address is longer than 254 (RFC 5321). */
export const fieldLimits = { text: 200, email: 254, multiline: 5_000 } as const;

/** Returns whether a text is blank: it has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Returns a text without the white space around it. A blank one becomes empty. */
export function trimmed(text: string): string {
  return isBlank(text) ? "" : text.trim();
}

/**
 * Returns what is wrong with a field, if anything. A field with a message for "missing" is required. The browser accepts
 * white space as a value, so required fields are checked here. It checks the format of email addresses, but not of long
 * texts: Chromium takes seconds for 100,000 letters.
 */
export function validateField(
  field: Pick<HTMLInputElement, "value" | "dataset" | "validity">,
): "missing" | "tooLong" | "invalid" | undefined {
  const { dataset } = field;
  const text = trimmed(field.value);
  if (dataset.missing && text === "") return "missing";
  if (text.length > Number(dataset.limit)) return "tooLong";
  return field.validity.valid ? undefined : "invalid";
}

/** Returns the first word of a name: "Amara" of "Amara Osei". */
export function firstWord(name: string): string {
  return name.split(/\s+/u).find((word) => !isBlank(word)) ?? "";
}
