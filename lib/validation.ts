/** Returns whether a text is blank: it has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/**
 * Returns what is wrong with a field, if anything. A field with a message for "missing" is required. The browser checks the
 * format of email addresses. It accepts white space as a value, so required fields are checked here.
 */
export function validateField({
  value,
  dataset,
  validity,
}: Pick<HTMLInputElement, "value" | "dataset" | "validity">): "missing" | "invalid" | undefined {
  if (dataset.missing && isBlank(value)) return "missing";
  return validity.valid ? undefined : "invalid";
}

/** Returns the first word of a name: "Amara" of "Amara Osei". */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? "";
}
