import * as modules from "@/content/pages";
import type { PageContent } from "@/content/schema";

/** Every page, sorted by path. A page is its content module, listed in content/pages/index.ts, and its app/<route>/page.tsx. */
export const pages: readonly PageContent[] = Object.values(modules).sort((a, b) =>
  a.path < b.path ? -1 : 1,
);

/** Returns a page and its parents but the home page, from the top: two pages for "/solutions/health", one for "/about". */
export const trailOf = (page: PageContent): readonly PageContent[] => [
  ...pages.filter(({ path }) => path !== "/" && page.path.startsWith(`${path}/`)),
  page,
];
