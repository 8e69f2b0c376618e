import { type ContentModule, type Value, valuesIn } from "./queries.ts";

/**
 * Returns the line of a field: where its value is written, or else the only place of its name, or else the line of the field
 * around it. Equal values are told apart by their order. `product` is the product's name, which authors write as ${site.name}.
 */
export function lineOf(field: string, module: ContentModule, product: string): number {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as authors write it.
  const named = (text: string) => text.replaceAll("${site.name}", product);
  const source = named(module.source).replaceAll("\\u00a0", "\u00a0");
  const matches = (pattern: string) => [...source.matchAll(new RegExp(pattern, "g"))];
  const line = ({ index }: { index: number }) => source.slice(0, index).split("\n").length;
  if (field === "") return matches("export ").map(line)[0] ?? 1;

  // A text in quotes, or the name of another value before it.
  const patternOf = ({ field, value }: Value) => {
    const pattern = escaped(named(String(value))).replaceAll('\\"', '\\\\?"');
    return typeof value === "string"
      ? `(["'\`])${pattern}\\1`
      : `\\b${/[^.]*$/.exec(field)}: ${pattern}(?![\\w.])`;
  };
  const values = valuesIn([module]);
  const inside = [`${field}.`, `${field}[`];
  const value = values.find(
    (one) => one.field === field || inside.some((start) => one.field.startsWith(start)),
  );
  if (value) {
    const pattern = patternOf(value);
    const order = values.filter((one) => patternOf(one) === pattern).indexOf(value);
    const places = matches(pattern);
    const place = places[order] ?? places[0];
    if (place) return line(place);
  }
  const [, parent = "", key] = /^(.*?)[.[]?(\w+)\]?$/.exec(field) ?? [];
  const [only, another] = matches(`\\b${key}:`);
  return only && !another ? line(only) : lineOf(parent, module, product);
}

/** Returns the pattern of a text. */
export function escaped(text: string): string {
  return text.replace(/[^\w\s]/g, "\\$&");
}
