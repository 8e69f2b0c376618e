import type { ExportedSite } from "./read-site.ts";
import { type HeaderRule, headerRules } from "./security-headers.ts";

/** The files that configure the CDN, which does not serve them. */
export const cdnFiles = ["_headers", "_redirects"];

/** Folders whose files have a content hash in their names. */
export const hashedFolders = ["_next/static/chunks/", "_next/static/media/"];

/** The 404 page by its own URL, as which it would answer 200, is answered as any path that does not exist. */
const notFoundRewrites = ["/404", "/404/", "/404.html"].map((path) => `${path} /no-such-page 200\n`);

/** Cloudflare's limits for a _headers file. */
const limits = { rules: 100, line: 2000 };

/** Writes the response headers and the redirects, in the formats that Cloudflare and Netlify read. */
export function writeCdnFiles({ files, routes, stage }: ExportedSite): void {
  const hashed = [...files.paths].filter((path) => hashedFolders.some((folder) => path.startsWith(folder)));
  const urls = hashed.map((path) => `/${path}`);
  files.write("_headers", headersFile(headerRules(urls, stage)));
  const redirects = pageRedirects(routes).map(({ from, to }) => `${from} ${to} 301\n`);
  files.write("_redirects", [...redirects, ...notFoundRewrites].join(""));
}

/**
 * Header rules as a _headers file. Its readers join the headers of several rules that match one
 * URL, so a rule first removes ("!") what an earlier, wider one sets. Throws when the CDN would refuse the file.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const everywhere = rules[0]?.headers ?? {};
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...Object.keys(headers)
      .filter((name) => index > 0 && name in everywhere)
      .map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > limits.line);
  if (rules.length > limits.rules)
    throw new Error(`_headers has ${rules.length} rules: ${limits.rules} are the most.`);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${limits.line} are the most.`);
  return `${lines.join("\n")}\n`;
}

/**
 * Returns permanent redirects from other spellings of each page's URL, which visitors type and old links contain. Servers
 * redirect some of them by themselves, but only temporarily (307).
 */
export function pageRedirects(routes: readonly string[]): { from: string; to: string }[] {
  return routes.flatMap((to) => {
    const spellings = to === "/" ? ["/index", "/index.html"] : [`${to}/`, `${to}.html`];
    return spellings.map((from) => ({ from, to }));
  });
}
