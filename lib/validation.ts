/** What can be wrong with a field. */
export type FieldError = "missing" | "invalid";

/** True where there is nothing to see: white space, and characters that leave no mark. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/**
 * What is wrong with a field, if anything. What an address must look like is the browser's own check, which
 * leaves "required" to white space: so a required field is looked at here.
 */
export function validateField(field: {
  readonly value: string;
  readonly required: boolean;
  readonly validity: Pick<ValidityState, "valid">;
}): FieldError | undefined {
  if (field.required && isBlank(field.value)) return "missing";
  return field.validity.valid ? undefined : "invalid";
}

/** The text that a form's field holds, without the space around it; empty where the form has no such field. */
export function getText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** The first word of a name: "Amara" of "Amara Osei". */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? "";
}
