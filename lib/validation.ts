/** What may be wrong with a field. */
export type FieldError = "missing" | "invalid";

/** Returns whether a text shows nothing: it has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/**
 * Returns what is wrong with a field, if anything. The browser checks the form of mail addresses. It lets white space pass
 * as a value, so required fields are checked here.
 */
export function validateField(field: {
  readonly value: string;
  readonly required: boolean;
  readonly validity: Pick<ValidityState, "valid">;
}): FieldError | undefined {
  if (field.required && isBlank(field.value)) return "missing";
  return field.validity.valid ? undefined : "invalid";
}

/** Returns the trimmed text of a form's field, or "" if the form has no such field. */
export function getText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** Returns the first word of a name: "Amara" of "Amara Osei". */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? "";
}
