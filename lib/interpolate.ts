/** A stretch of plain words, or a place in them that a value takes. */
export type TemplatePart = { text: string } | { place: string };

/** The parts of a text such as "Thank you, {name}.", in order. */
export function templateParts(template: string): TemplatePart[] {
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (/^\{\w+\}$/.test(part) ? { place: part.slice(1, -1) } : { text: part }));
}

/** The text with its places filled. A place without a value stays as it is; values are never read as templates. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return templateParts(template)
    .map((part) => ("text" in part ? part.text : String(values[part.place] ?? `{${part.place}}`)))
    .join("");
}
