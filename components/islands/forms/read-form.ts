/** What a form holds, by the names of its fields: texts and, of boxes that share a name, the list of those checked. */
export type Entity = Readonly<Record<string, string | readonly string[]>>;

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns a form's fields for text. */
export const textFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TextField>("input, textarea")].filter(({ type }) => type !== "checkbox");

/** Returns what a form holds, texts without white space at their ends. Reads the document, so nothing typed early is lost. */
export function readForm(form: HTMLFormElement): Entity {
  const entity: Record<string, string | string[]> = {};
  for (const { name, value } of textFields(form)) entity[name] = value.trim();
  for (const { name, value, checked } of form.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
    entity[name] = [...(entity[name] ?? []), ...(checked ? [value] : [])];
  return entity;
}
