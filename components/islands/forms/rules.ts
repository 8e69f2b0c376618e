import { trim } from "@/lib/text/trim";

type Field = HTMLInputElement | HTMLTextAreaElement;
type Checkbox = HTMLInputElement & { type: "checkbox" };

export type FieldError = "missing" | "invalid";

/** A form's values by field name: texts, and for checkboxes that share a name, a list of the checked values. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The most characters that an email address can have (RFC 5321). */
const longestEmail = 254;

/** Returns the named fields of a form. An extension may add other named elements, such as a frame. */
const fields = (form: HTMLFormElement) => [...form.querySelectorAll<Field>(":is(input, textarea)[name]")];

const isCheckbox = (field: Field): field is Checkbox => field.type === "checkbox";

/** Returns the fields in which a visitor types. */
export const textFields = (form: HTMLFormElement) => fields(form).filter((field) => !isCheckbox(field));

/** Returns a form's values, with texts trimmed. */
export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields(form).map((field) => [
      field.name,
      isCheckbox(field) ? data.getAll(field.name).map(String) : trim(field.value),
    ]),
  );
}

/** The state of a form's fields: their texts, and whether each checkbox is checked. */
export type Draft = ReadonlyMap<string, string | boolean>;

const keyOf = (field: Field) => (isCheckbox(field) ? `${field.name} ${field.value}` : field.name);

/** Returns the state of a form's fields. */
export const readDraft = (form: HTMLFormElement): Draft =>
  new Map(fields(form).map((field) => [keyOf(field), isCheckbox(field) ? field.checked : field.value]));

/** Restores the state of a form's fields. */
export function refillForm(form: HTMLFormElement, draft: Draft): void {
  for (const field of fields(form)) {
    const kept = draft.get(keyOf(field));
    if (typeof kept === "string") field.value = kept;
    else if (isCheckbox(field)) field.checked = kept ?? field.checked;
  }
}

/** Trims an email address in its field. The browser itself removes only ASCII white space from its ends. */
export function trimEmail(field: Field): void {
  const text = trim(field.value);
  if (field.type === "email" && field.value !== text) field.value = text;
}

/**
 * Returns the error in a field, if there is one. The browser accepts white space as a value, so required fields are checked here. It
 * checks the format of an email address.
 */
export function findError(field: Field): FieldError | undefined {
  if (trim(field.value) === "" && field.matches("[required], [aria-required]")) return "missing";
  // Chromium takes seconds to check 100,000 letters.
  if (field.type === "email" && field.value.length > longestEmail) return "invalid";
  return field.validity.valid ? undefined : "invalid";
}
