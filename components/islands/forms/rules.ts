type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What can be wrong with a field. */
export type FieldError = "missing" | "tooLong" | "invalid";

/** A form's values by field name: texts, and for checkboxes that share a name the list of the checked ones' values. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The most characters that a text field takes, by its type. No email address is longer than 254 (RFC 5321). */
export const fieldLimits = { text: 200, email: 254, textarea: 5_000 } as const;

/** Without what an extension may add, such as a frame with a name. */
const fields = (form: HTMLFormElement) => [...form.querySelectorAll<TextField>(":is(input, textarea)[name]")];

const isCheckbox = (field: TextField): field is HTMLInputElement => field.type === "checkbox";

/** Returns a form's text fields. */
export const textFields = (form: HTMLFormElement) => fields(form).filter((field) => !isCheckbox(field));

/** Neither white space nor an invisible format character, such as a direction mark. Not \p{Cf}, which has parts of flags. */
const visible = /[^\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F]/;

/** Returns a text without what nobody sees at its ends. Texts that are pasted often have it there. */
function trim(text: string): string {
  const characters = [...text];
  const isVisible = (character: string) => visible.test(character);
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join("");
}

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

/** What the fields of a form have: texts, and whether a checkbox is checked. A disabled field has a value too. */
export type Draft = ReadonlyMap<string, string | boolean>;

const keyOf = (field: TextField) => (isCheckbox(field) ? `${field.name} ${field.value}` : field.name);

/** Returns what a form's fields have. */
export const readDraft = (form: HTMLFormElement): Draft =>
  new Map(fields(form).map((field) => [keyOf(field), isCheckbox(field) ? field.checked : field.value]));

/** Fills a form with what its fields had before. */
export function refillForm(form: HTMLFormElement, draft: Draft): void {
  for (const field of fields(form)) {
    const kept = draft.get(keyOf(field));
    if (typeof kept === "string") field.value = kept;
    else if (isCheckbox(field)) field.checked = kept ?? field.checked;
  }
}

/**
 * Returns what is wrong with a field, if anything. The browser accepts white space as a value, so required fields are checked
 * here. It checks the format of email addresses, which are trimmed for that, but not of long texts: Chromium takes seconds for
 * 100,000 letters.
 */
export function findError(field: TextField): FieldError | undefined {
  const text = trim(field.value);
  if (text === "" && field.matches("[required], [aria-required]")) return "missing";
  if (text.length > fieldLimits[field.type as keyof typeof fieldLimits]) return "tooLong";
  // From the ends of an address, the browser itself takes ASCII white space only.
  if (field.type === "email" && field.value !== text) field.value = text;
  return field.validity.valid ? undefined : "invalid";
}
