type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What can be wrong with a field. */
export type Problem = "missing" | "tooLong" | "invalid";

/** A form's values by field name: texts, and for checkboxes that share a name the list of the checked ones' values. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** The most characters that a text field takes, by its type. No email address is longer than 254 (RFC 5321). */
export const fieldLimits = { text: 200, email: 254, textarea: 5_000 } as const;

/** Without what an extension may add, such as a frame with a name. */
const fields = (form: HTMLFormElement) => [...form.querySelectorAll<TextField>(":is(input, textarea)[name]")];

const isCheckbox = (field: TextField): field is HTMLInputElement => field.type === "checkbox";

/** Returns a form's text fields. */
export const textFields = (form: HTMLFormElement) => fields(form).filter((field) => !isCheckbox(field));

/** Returns a text without the white space around it. One that has only white space and invisible characters becomes empty. */
export function trimmed(text: string): string {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text.trim() : "";
}

/** Returns a field's text as it was typed. Chromium writes the host of an email address in ASCII ("xn--…"), except for a selection. */
function typedText(field: TextField): string {
  const [local, host = ""] = field.value.split("@");
  if (field.type !== "email" || !host.includes("xn--")) return field.value;
  field.select();
  const selected = String(getSelection());
  return selected.startsWith(`${local}@`) ? selected : field.value;
}

/** Returns a form's values, with texts trimmed. */
export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields(form).map((field) => [
      field.name,
      isCheckbox(field) ? data.getAll(field.name).map(String) : trimmed(typedText(field)),
    ]),
  );
}

/** Fills a form with the data that it had before. */
export function refillForm(form: HTMLFormElement, data: FormData): void {
  for (const field of fields(form))
    if (isCheckbox(field)) field.checked = data.getAll(field.name).includes(field.value);
    else field.value = String(data.get(field.name));
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
