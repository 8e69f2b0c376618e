import { trimmed } from "@/lib/validation";

/** A form's data by field name: texts, and for checkboxes that share a name the list of the checked ones' values. */
export type Entity = Readonly<Record<string, string | readonly string[]>>;

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns a form's text fields. */
export const textFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TextField>("input, textarea")].filter(({ type }) => type !== "checkbox");

/** Returns a form's data, with texts trimmed and blank ones empty. Reads the document, so nothing typed before hydration is lost. */
export function readForm(form: HTMLFormElement): Entity {
  const entity: Record<string, string | string[]> = {};
  for (const { name, value } of textFields(form)) entity[name] = trimmed(value);
  for (const { name, value, checked } of form.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
    entity[name] = [...(entity[name] ?? []), ...(checked ? [value] : [])];
  return entity;
}
