export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What can be wrong with a field. */
export type Problem = "missing" | "tooLong" | "invalid";

/** The most characters that a text field takes, by its type. No email address is longer than 254 (RFC 5321). */
export const fieldLimits = { text: 200, email: 254, textarea: 5_000 } as const;

/** Returns whether a text is blank: it has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Returns a text without the white space around it. A blank one becomes empty. */
export function trimmed(text: string): string {
  return isBlank(text) ? "" : text.trim();
}

/**
 * Returns what is wrong with a field, if anything. The browser accepts white space as a value, so required fields are checked
 * here. It checks the format of email addresses, but not of long texts: Chromium takes seconds for 100,000 letters.
 */
export function findProblem(field: TextField): Problem | undefined {
  const text = trimmed(field.value);
  if (text === "" && field.matches("[required], [aria-required]")) return "missing";
  if (text.length > fieldLimits[field.type as keyof typeof fieldLimits]) return "tooLong";
  return field.validity.valid ? undefined : "invalid";
}
