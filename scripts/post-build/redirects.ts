import type { ExportedSite } from "./types.ts";

/** Another spelling of a page's URL, and the page. */
interface Redirect {
  from: string;
  to: string;
}

/**
 * Returns permanent redirects from other spellings of each page's URL, which visitors type and old links contain. Servers
 * redirect some of them by themselves, but only temporarily (307).
 */
export function pageRedirects(routes: readonly string[]): readonly Redirect[] {
  return routes.flatMap((to) => {
    const spellings = to === "/" ? ["/index", "/index.html"] : [`${to}/`, `${to}.html`];
    return spellings.map((from) => ({ from, to }));
  });
}

/** Writes the redirects as a _redirects file, which Cloudflare and Netlify read. */
export function writeRedirectsFile({ files, routes }: ExportedSite): void {
  files.write(
    "_redirects",
    pageRedirects(routes)
      .map(({ from, to }) => `${from} ${to} 301\n`)
      .join(""),
  );
}
