import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { PageContent } from "../../content/schema.ts";

/**
 * Returns the page registry synchronously: Jest collects tests at once, and cannot wait for `loadPages()`. A test compares
 * the sitemap, which the site makes from the registry, with it.
 */
export function pagesForJest(): readonly PageContent[] {
  const folder = join(process.cwd(), "content/pages");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => require(join(folder, file)).default as Partial<PageContent>)
    .filter((page): page is PageContent => page.path !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
