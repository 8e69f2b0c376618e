import type { Route } from "next";

/** A page's name in file names: "home" for "/", "solutions-health" for "/solutions/health". */
export function pageSlug(path: Route): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/**
 * The absolute address of a page or a file of the site. The home page's is the bare origin, as Next.js writes it in
 * metadata: one address has one form everywhere.
 */
export function absoluteUrl(origin: string, path: string): string {
  return path === "/" ? origin : new URL(path, origin).href;
}

/** Where a page's social card is. */
export function ogImagePath(path: Route): string {
  return `/og/${pageSlug(path)}.png`;
}

/** Where a page's Markdown page is: "/pricing.md"; "/index.md" for the home page. */
export function markdownPath(path: Route): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}
