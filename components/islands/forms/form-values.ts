import { type TextField, trimmed } from "./rules";

/** A form's values by field name: texts, and for checkboxes that share a name the list of the checked ones' values. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

const namedFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TextField>("input, textarea")].filter(({ name }) => name);

const isCheckbox = (field: TextField): field is HTMLInputElement => field.type === "checkbox";

/** Returns a form's text fields. */
export const textFields = (form: HTMLFormElement) => namedFields(form).filter((field) => !isCheckbox(field));

/** Returns a form's values, with texts trimmed and blank ones empty. */
export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    namedFields(form).map((field) => [
      field.name,
      isCheckbox(field) ? data.getAll(field.name).map(String) : trimmed(String(data.get(field.name))),
    ]),
  );
}

/** Fills a form with the data that it had before. */
export function refillForm(form: HTMLFormElement, data: FormData): void {
  for (const field of namedFields(form))
    if (isCheckbox(field)) field.checked = data.getAll(field.name).includes(field.value);
    else field.value = String(data.get(field.name));
}
