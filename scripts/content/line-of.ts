import { type ContentModule, entriesOf } from "./queries.ts";

/**
 * Returns the line of a field: where its text is, or else the nearest text inside or around it. Equal texts are told apart by
 * their order. `name` is the product's name, which authors write as ${site.name}.
 */
export function lineOf(field: string, module: ContentModule, name: string): number | undefined {
  if (field === "") return undefined;
  const texts = entriesOf(module.value).filter(({ value }) => typeof value === "string");
  const nearest = texts.find(
    (text) =>
      text.field === field || text.field.startsWith(`${field}.`) || text.field.startsWith(`${field}[`),
  );
  if (nearest) {
    const equal = texts.filter(({ value }) => value === nearest.value);
    const places = placesOf(String(nearest.value), module.source, name);
    const place = places[equal.indexOf(nearest)] ?? places[0];
    if (place !== undefined) return module.source.slice(0, place).split("\n").length;
  }
  const end = Math.max(0, field.lastIndexOf("."), field.lastIndexOf("["));
  return lineOf(field.slice(0, end), module, name);
}

/** Returns where a text is written in a source, in quotation marks or backticks, with its no-break spaces escaped or not. */
function placesOf(text: string, source: string, name: string): number[] {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as authors write it.
  const named = name === "" ? text : text.replaceAll(name, "${site.name}");
  const forms = [JSON.stringify(text), `'${text}'`, `\`${text}\``, `\`${named}\``];
  const written = forms.flatMap((each) => [each, each.replaceAll("\u00a0", "\\u00a0")]);
  return [...new Set(written)].flatMap((each) => indexesOf(each, source)).sort((a, b) => a - b);
}

function indexesOf(part: string, whole: string, from = 0): number[] {
  const index = whole.indexOf(part, from);
  return index < 0 ? [] : [index, ...indexesOf(part, whole, index + part.length)];
}
