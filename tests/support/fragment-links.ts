import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPages } from "../../lib/build/registry.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";

/** A link to a part of the page that contains it. */
export interface FragmentLink {
  /** The page's path. */
  path: string;
  href: string;
  /** The part's id. */
  id: string;
}

/** Finds the links in out/ that lead to a part of their own page, each on the first page that has it. */
export async function findFragmentLinks(): Promise<readonly FragmentLink[]> {
  const links = new Map<string, FragmentLink>();
  for (const { path } of await loadPages()) {
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    for (const link of parseHtml(readFileSync(join("out", file), "utf8")).querySelectorAll("a[href*='#']")) {
      const href = link.getAttribute("href") ?? "";
      const { pathname, hash } = new URL(href, `https://site.example${path}`);
      if (pathname === path && !links.has(href)) links.set(href, { path, href, id: hash.slice(1) });
    }
  }
  return [...links.values()];
}
