import type { ExportedSite } from "./read-site.ts";

/** Folders whose files have a content hash in their names. */
const hashedFolders = ["_next/static/chunks/", "_next/static/media/"];

/** The line in public/_headers whose rule applies to every file. */
const marker = /^\/\*\n/m;

/** Cloudflare's limits for a _headers file. */
const limits = { rules: 100, line: 2000 };

/**
 * Completes public/_headers, and writes the redirects. Each hashed file has a caching rule. A rule for their folder would also
 * cache 404s for a year, and a tab from before a deployment requests files that no longer exist. A preview sends "noindex" with
 * every file, because images and text files have no <meta> for it.
 */
export function writeCdnFiles({ files, routes, stage }: ExportedSite): void {
  const ruleForAll = stage === "preview" ? "/*\n  X-Robots-Tag: noindex\n" : "/*\n";
  const hashed = [...files.paths]
    .filter((path) => hashedFolders.some((folder) => path.startsWith(folder)))
    .map((path) => `/${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`);
  const common = files.text("_headers");
  // Otherwise a preview would go without "noindex".
  if (!marker.test(common))
    throw new Error('public/_headers has no rule for every path: a line that is "/*".');
  const headers = [common.replace(marker, ruleForAll), ...hashed].join("");
  const rules = headers.match(/^\//gm)?.length ?? 0;
  if (rules > limits.rules)
    throw new Error(`_headers has ${rules} rules, over the limit of ${limits.rules}.`);
  const long = headers.split("\n").find((line) => line.length > limits.line);
  if (long)
    throw new Error(`A line of _headers has ${long.length} characters, over the limit of ${limits.line}.`);
  files.write("_headers", headers);

  // Permanent, unlike the redirects of the CDN (307).
  const redirects = routes.flatMap((path) => {
    const variants = path === "/" ? ["/index", "/index.html"] : [`${path}/`, `${path}.html`];
    return variants.map((variant) => `${variant} ${path} 301\n`);
  });
  // Otherwise the URL of the 404 page would answer 200.
  const rewrites = ["/404", "/404/", "/404.html"].map((path) => `${path} /no-such-page 200\n`);
  files.write("_redirects", [...redirects, ...rewrites].join(""));
}
