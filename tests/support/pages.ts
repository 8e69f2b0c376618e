import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { PageContent } from "../../content/schema.ts";

/**
 * The page registry for Jest, which wants the list of tests at once: its test files cannot wait for `loadPages()`. The
 * sitemap, which the site makes of the registry, is compared with it.
 */
export function pagesForJest(): readonly PageContent[] {
  const folder = join(process.cwd(), "content/pages");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => require(join(folder, file)).default as Partial<PageContent>)
    .filter((page): page is PageContent => page.path !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
