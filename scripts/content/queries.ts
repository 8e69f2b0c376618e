import type { Content } from "./types.ts";
import { entriesOf, isObject } from "./walk.ts";

/** A page's module that loaded. */
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

/** Returns the pages that have an address: all but the 404 page. */
export function addressedPages(content: Content): (Page & { path: string })[] {
  return pagesOf(content).flatMap(({ file, value }) =>
    typeof value.path === "string" ? [{ file, value, path: value.path }] : [],
  );
}

/** Returns every value in the content. */
export function entriesIn({ modules }: Content) {
  return modules.flatMap((module) => entriesOf(module));
}

/** Whether every module loaded. Rules that need them all are lenient while one did not. */
export function isComplete({ modules }: Content): boolean {
  return modules.every(({ value }) => value !== undefined);
}

/** Returns what content/site.ts says; nothing when it did not load. */
export function siteFields({ modules }: Content): Readonly<Record<string, unknown>> {
  const value = modules.find(({ file }) => file === "content/site.ts")?.value;
  return isObject(value) && isObject(value.site) ? value.site : {};
}

/** Returns the product's name, as content/site.ts has it. */
export function productName(content: Content): string | undefined {
  const { name } = siteFields(content);
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
}
