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
      ? Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, joined(field, name), name))
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

/** Returns the path of a field inside another one. */
export function joined(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}

/** The module of a page, once it has loaded. */
export interface Page {
  file: string;
  value: Readonly<Record<string, unknown>>;
}

/** Returns the pages, the 404 page included. */
export function pagesOf({ modules }: Content): Page[] {
  return modules.flatMap(({ file, value }) =>
    file.startsWith("content/pages/") && isObject(value) ? [{ file, value }] : [],
  );
}

/** Returns the pages with a path: all except the 404 page. */
export function addressedPages(content: Content): (Page & { path: string })[] {
  return pagesOf(content).flatMap(({ file, value }) =>
    typeof value.path === "string" ? [{ file, value, path: value.path }] : [],
  );
}

/** Whether every module loaded. Rules that need them all are lenient when one failed. */
export function isComplete({ modules }: Content): boolean {
  return modules.every(({ value }) => value !== undefined);
}

/** Returns a text of content/site.ts, such as the product's name, or "" if it is missing. */
export function siteText({ modules }: Content, name: string): string {
  const value = modules.find(({ file }) => file === "content/site.ts")?.value;
  const text = isObject(value) && isObject(value.site) ? value.site[name] : undefined;
  return typeof text === "string" ? text.trim() : "";
}
