import type { Finding } from "../tools/problem.ts";

/** A module of content/. */
export interface ContentModule {
  file: string;
  /** Its text. */
  source: string;
  /** A page's default export, or an object of the named exports. Undefined if it did not load. */
  value: unknown;
  /** Why it did not load. */
  failure?: Finding;
}

/** The content that the rules check. */
export interface Content {
  modules: readonly ContentModule[];
  /** The text of content/pages/index.ts. */
  index: string;
  /** The page.tsx files of app/, from the project's folder. */
  pageFiles: readonly string[];
}

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

/** Whether a value is an object with named fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text of the content. */
export interface Text extends Entry {
  file: string;
  value: string;
}

/** A cache: every rule asks for the texts. */
const textsOf = new WeakMap<Content, readonly Text[]>();

/** Returns every text in the content, or only those of pages with these fields: "plans.price" for each "plans[0].price". */
export function textsIn(content: Content, ...fields: readonly string[]): readonly Text[] {
  const all =
    textsOf.get(content) ??
    content.modules.flatMap(({ file, value: module }) =>
      entriesOf(module).flatMap(({ field, key, value }) =>
        typeof value === "string" ? [{ file, field, key, value }] : [],
      ),
    );
  textsOf.set(content, all);
  if (fields.length === 0) return all;
  return all.filter(({ file, field }) => isPage(file) && fields.includes(field.replaceAll(/\[\d+\]/g, "")));
}

/** Whether a file of content/ is a page. */
export function isPage(file: string): boolean {
  return file.startsWith("content/pages/");
}

/** Returns the path of every page, except the 404 page, which has none. */
export function pathsIn(content: Content): readonly Text[] {
  return textsIn(content, "path");
}

/** Returns the path of a page file: "/solutions" for app/(site)/solutions/page.tsx. Folders in parentheses only group. */
export function routeOf(pageFile: string): string {
  const folders = pageFile.split("/").slice(1, -1);
  return `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
}

/** Returns the texts whose key an earlier text has, each with the first such text. */
export function repeatsIn(texts: readonly Text[], keyOf: (text: Text) => string): (Text & { first: Text })[] {
  return texts.flatMap((text, index) => {
    const first = texts.findIndex((other) => keyOf(other) === keyOf(text));
    return first < index ? [{ ...text, first: texts[first] ?? text }] : [];
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

/** Returns a finding about a text. */
export function findingFor({ file, field }: Text, problem: string, fix: string): Finding {
  return { file, field, problem, fix };
}
