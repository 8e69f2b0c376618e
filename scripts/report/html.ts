const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that html`…` has made: whatever else is put into a template is text, and is escaped. */
export class Markup {
  constructor(readonly source: string) {}
}

type Value = Markup | string | number | undefined | readonly (Markup | string)[];

/** HTML around values. Only Markup goes in as it is; undefined leaves nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const written = parts.map((part, index) => `${part}${index < values.length ? write(values[index]) : ""}`);
  return new Markup(written.join(""));
}

/** Text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function write(value: Value): string {
  if (value === undefined) return "";
  if (value instanceof Markup) return value.source;
  return typeof value === "object" ? value.map(write).join("") : escapeHtml(String(value));
}
