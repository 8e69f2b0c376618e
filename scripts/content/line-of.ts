import { type ContentModule, textsIn } from "./queries.ts";

/**
 * Returns the line of a field: where its text is, or else the only place of its name, or else the line of the field around it.
 * Equal texts are told apart by their order. `product` is the product's name, which authors write as ${site.name}.
 */
export function lineOf(field: string, module: ContentModule, product: string): number {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as authors write it.
  const named = (text: string) => text.replaceAll("${site.name}", product);
  const source = named(module.source).replaceAll("\\u00a0", "\u00a0");
  const linesOf = (pattern: string) =>
    [...source.matchAll(new RegExp(pattern, "g"))].map(
      ({ index }) => source.slice(0, index).split("\n").length,
    );
  if (field === "") return linesOf("export ")[0] ?? 1;

  const texts = textsIn([module]);
  const inside = [`${field}.`, `${field}[`];
  const text = texts.find(
    (one) => one.field === field || inside.some((start) => one.field.startsWith(start)),
  );
  if (text) {
    const pattern = escaped(named(text.value)).replaceAll('\\"', '\\\\?"');
    const lines = linesOf(`(["'\`])${pattern}\\1`);
    const line = lines[texts.filter(({ value }) => value === text.value).indexOf(text)] ?? lines[0];
    if (line !== undefined) return line;
  }
  const [, parent = "", key] = /^(.*?)[.[]?(\w+)\]?$/.exec(field) ?? [];
  const [line, another] = linesOf(`\\b${key}:`);
  return line !== undefined && another === undefined ? line : lineOf(parent, module, product);
}

/** Returns the pattern of a text. */
export function escaped(text: string): string {
  return text.replace(/[^\w\s]/g, "\\$&");
}
