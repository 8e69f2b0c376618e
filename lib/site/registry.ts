import * as modules from "@/content/pages";
import type { PageContent } from "@/content/schema";

/** Every page, sorted by path. A page is its content module, listed in content/pages/index.ts, and its app/<route>/page.tsx. */
export const pages: readonly PageContent[] = Object.values(modules).sort((a, b) =>
  a.path < b.path ? -1 : 1,
);

/** Returns a page and its parents, from the top: two pages for "/solutions/health", one for "/about", none for "/". */
export const trailOf = ({ path }: PageContent): readonly PageContent[] =>
  pages.filter((page) => page.path !== "/" && `${path}/`.startsWith(`${page.path}/`));
