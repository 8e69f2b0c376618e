import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PageContent } from "@/content/schema";

/**
 * Returns the page registry: every module of content/pages that has a path, sorted by path. The sitemap, canonical URLs, OG
 * images, breadcrumbs and tests loop over it. A page is its content module and its
 * app/<route>/page.tsx: nothing else registers it.
 */
export async function loadPages(): Promise<readonly PageContent[]> {
  const files = await readdir(join(process.cwd(), "content/pages"));
  const names = files.filter((file) => file.endsWith(".ts")).map((file) => file.slice(0, -".ts".length));
  const modules = await Promise.all(names.map((name) => import(`@/content/pages/${name}.ts`)));
  return modules
    .map((module) => module.default as Partial<PageContent>)
    .filter((page): page is PageContent => page.path !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
