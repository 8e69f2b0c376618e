import type { ExportedSite } from "./read-site.ts";

/** The files that configure the CDN, which does not serve them. */
export const cdnFiles = ["_headers", "_redirects"];

/** Folders whose files have a content hash in their names. */
export const hashedFolders = ["_next/static/chunks/", "_next/static/media/"];

/** The line in public/_headers whose rule applies to every file. */
const marker = /^\/\*\n/m;

/** Cloudflare's limits for a _headers file. */
const limits = { rules: 100, line: 2000 };

/**
 * Completes public/_headers, and writes the redirects. Each file that never changes under its name has a rule: one
 * for their folder would also store the 404 for a missing file for a year, and a tab from before a deployment requests such
 * files. A preview sends "noindex" with every file, because illustrations, OG images and texts have no <meta> that says so.
 */
export function writeCdnFiles({ files, routes, stage }: ExportedSite): void {
  const everywhere = stage === "preview" ? "/*\n  X-Robots-Tag: noindex\n" : "/*\n";
  const hashed = [...files.paths]
    .filter((path) => hashedFolders.some((folder) => path.startsWith(folder)))
    .map((path) => `/${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`);
  const common = files.text("_headers");
  // Without this rule, nothing would keep search engines out of a preview.
  if (!marker.test(common))
    throw new Error('public/_headers has no rule for every path: a line that is "/*".');
  const headers = [common.replace(marker, everywhere), ...hashed].join("");
  const rules = headers.match(/^\//gm)?.length ?? 0;
  if (rules > limits.rules) throw new Error(`_headers has ${rules} rules: ${limits.rules} are the most.`);
  const long = headers.split("\n").find((line) => line.length > limits.line);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${limits.line} are the most.`);
  files.write("_headers", headers);

  const redirects = pageRedirects(routes).map(({ from, to }) => `${from} ${to} 301\n`);
  // The 404 page by its own URL, as which it would answer 200, is answered as any path that does not exist.
  const rewrites = ["/404", "/404/", "/404.html"].map((path) => `${path} /no-such-page 200\n`);
  files.write("_redirects", [...redirects, ...rewrites].join(""));
}

/**
 * Returns permanent redirects from variants of each page's URL, which visitors type and old links contain. Servers
 * redirect some of them anyway, but only temporarily (307).
 */
export function pageRedirects(routes: readonly string[]): { from: string; to: string }[] {
  return routes.flatMap((to) => {
    const variants = to === "/" ? ["/index", "/index.html"] : [`${to}/`, `${to}.html`];
    return variants.map((from) => ({ from, to }));
  });
}
