/** Plain text, or a placeholder that a value replaces. */
type TemplatePart = { text: string } | { placeholder: string };

/** Returns the parts of a text such as "Thank you, {name}.", in order. */
export function templateParts(template: string): TemplatePart[] {
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (/^\{\w+\}$/.test(part) ? { placeholder: part.slice(1, -1) } : { text: part }));
}

/** Returns the text with values for its placeholders. A placeholder without a value stays. Values are never read as templates. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return templateParts(template)
    .map((part) => ("text" in part ? part.text : String(values[part.placeholder] ?? `{${part.placeholder}}`)))
    .join("");
}
