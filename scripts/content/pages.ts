import type { Content, ContentModule } from "./types.ts";
import { isObject } from "./walk.ts";

const notFoundFile = "content/pages/not-found.ts";

/** A module that describes a page, with what it says. */
export interface PageModule {
  module: ContentModule;
  page: Readonly<Record<string, unknown>>;
}

/** The modules of content/pages. */
export function pageModules(content: Content): PageModule[] {
  return content.modules.flatMap((module) =>
    module.file.startsWith("content/pages/") && isObject(module.value)
      ? [{ module, page: module.value }]
      : [],
  );
}

/** The modules of pages that have an address: all but the 404 page. */
export function addressedPages(content: Content): PageModule[] {
  return pageModules(content).filter(({ module }) => module.file !== notFoundFile);
}

/** The address that an app/<route>/page.tsx answers at. Folders in parentheses only group. */
export function routeOf(pageFile: string): string {
  const folders = pageFile.split("/").slice(1, -1);
  return `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
}

/** The file that a page at this address has in app/. */
export function pageFileOf(path: string): string {
  return path === "/" ? "app/page.tsx" : `app${path}/page.tsx`;
}

/** Every address that a link may go to. */
export function knownPaths(content: Content): string[] {
  const paths = addressedPages(content).flatMap(({ page }) =>
    typeof page.path === "string" ? [page.path] : [],
  );
  // A page whose module does not load is still a page: its links are not to blame.
  const routes = content.failures.length > 0 ? content.pageFiles.map(routeOf) : [];
  return [...new Set([...paths, ...routes])].sort();
}

/** What content/site.ts says; nothing when it did not load. */
export function siteFields(content: Content): Readonly<Record<string, unknown>> {
  const value = content.modules.find(({ file }) => file === "content/site.ts")?.value;
  return isObject(value) && isObject(value.site) ? value.site : {};
}

/** The product's name, as content/site.ts has it. */
export function productName(content: Content): string | undefined {
  const { name } = siteFields(content);
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
}
