import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PageContent } from "../content/schema.ts";

/**
 * The page registry: every module of content/pages that has a path, in the order of the navigation's tree
 * (home first, then by path). It drives the sitemap, canonical addresses, cards, breadcrumbs and the tests.
 * There is no list to keep: a page is its content module and its app/<route>/page.tsx.
 */
export async function loadPages(): Promise<readonly PageContent[]> {
  const files = await readdir(join(process.cwd(), "content/pages"));
  const names = files.filter((file) => file.endsWith(".ts")).map((file) => file.slice(0, -".ts".length));
  const modules = await Promise.all(names.map((name) => import(`../content/pages/${name}.ts`)));
  return modules
    .map((module) => module.default as Partial<PageContent>)
    .filter((page): page is PageContent => page.path !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
