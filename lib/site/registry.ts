import * as modules from "@/content/pages";
import type { PageContent } from "@/content/schema";

/** Every page, sorted by path. A page is its content module, listed in content/pages/index.ts, and its app/<route>/page.tsx. */
export const pages: readonly PageContent[] = Object.values(modules).sort((a, b) =>
  a.path < b.path ? -1 : 1,
);
