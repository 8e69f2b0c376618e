import type { Mistake } from "../tools/problem.ts";

/** A module of content/. */
export interface ContentModule {
  file: string;
  /** Its text. */
  source: string;
  /** A page's default export, or an object of the named exports. Undefined if it did not load. */
  value: unknown;
  /** The reason why it did not load. */
  failure?: Mistake;
}

/** Everything that is checked. */
export interface Content {
  modules: readonly ContentModule[];
  /** The text of content/pages/index.ts. */
  index: string;
  /** The page.tsx files of app/, from the project's folder. */
  pageFiles: readonly string[];
  /** The day of the check, in UTC: "2026-10-12". */
  today: string;
}

/** Looks for one kind of mistake. */
export type ContentRule = (content: Content) => Mistake[];

/** A value somewhere inside the content. */
export interface Entry {
  /** Its path: "plans[1].price". */
  field: string;
  /** The last name in `field`. List items have the name of their list. */
  key: string;
  value: unknown;
}

/** Returns all values inside a value, in the order of the file. */
export function entriesOf(value: unknown, field = "", key = ""): Entry[] {
  const children = Array.isArray(value)
    ? value.flatMap((item, index) => entriesOf(item, `${field}[${index}]`, key))
    : isObject(value)
      ? Object.entries(value).flatMap(([name, inner]) =>
          entriesOf(inner, field === "" ? name : `${field}.${name}`, name),
        )
      : [];
  return field === "" ? children : [{ field, key, value }, ...children];
}

/** Returns every value in the content, with its file. */
export function entriesIn({ modules }: Content): (Entry & { file: string })[] {
  return modules.flatMap(({ file, value }) => entriesOf(value).map((entry) => ({ file, ...entry })));
}

/** Whether a value is an object with named fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text of the content. */
export interface Text extends Entry {
  file: string;
  /** `field` without the numbers of list items: "plans.price". */
  place: string;
  value: string;
}

/** Found once for all rules. */
const textsOf = new WeakMap<Content, readonly Text[]>();

/** Returns every text in the content, or those in these places of pages. */
export function textsIn(content: Content, ...places: readonly string[]): readonly Text[] {
  const all = textsOf.get(content) ?? findTexts(content);
  textsOf.set(content, all);
  return places.length === 0 ? all : all.filter(({ file, place }) => isPage(file) && places.includes(place));
}

function findTexts(content: Content): Text[] {
  return entriesIn(content).flatMap(({ value, ...entry }) =>
    typeof value === "string" ? [{ ...entry, place: entry.field.replaceAll(/\[\d+\]/g, ""), value }] : [],
  );
}

/** Whether a file of content/ is a page's. */
export function isPage(file: string): boolean {
  return file.startsWith("content/pages/");
}

/** Returns the texts whose key an earlier one has, each with the first. */
export function repeatsIn(texts: readonly Text[], keyOf: (text: Text) => string): (Text & { first: Text })[] {
  const firsts = new Map<string, Text>();
  return texts.flatMap((text) => {
    const first = firsts.get(keyOf(text));
    if (!first) firsts.set(keyOf(text), text);
    return first ? [{ ...text, first }] : [];
  });
}

/** Whether every module loaded. Rules that need them all are lenient when one failed. */
export function isComplete({ modules }: Content): boolean {
  return modules.every(({ value }) => value !== undefined);
}

/** Returns a text of content/site.ts, such as the product's name, or "" if it is missing. */
export function siteText(content: Content, name: string): string {
  return (
    textsIn(content)
      .find(({ field }) => field === `site.${name}`)
      ?.value.trim() ?? ""
  );
}
