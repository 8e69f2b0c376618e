import { Problem } from "../tools/problem.ts";
import { type ExportedSite, textOf } from "./read-site.ts";

/** Files of public/ for the CDN, to which the build adds rules. */
export const cdnFiles: readonly string[] = ["_headers", "_redirects"];

/** Folders whose files have a content hash in their names. */
const hashedFolders = ["_next/static/chunks/", "_next/static/media/"];

/** The line in public/_headers whose rule applies to every file. */
const marker = /^\/\*\n/m;

/** Completes public/_headers and public/_redirects. Their own rules come first. */
export function writeCdnFiles(site: ExportedSite): void {
  const { files } = site;
  const common = textOf("_headers", files);
  // Without such a rule, a preview would go without "noindex".
  if (!marker.test(common))
    throw new Problem('public/_headers has no rule for every path: a line that is "/*".');
  const headers = [hideFromSearch(common, site), ...cachingRules(site)].join("");
  const rules = headers.match(/^\//gm)?.length ?? 0;
  if (rules > 100)
    throw new Problem(
      `_headers has ${rules} rules. Cloudflare takes 100: those of public/_headers and one for each hashed file.`,
    );
  files.set("_headers", Buffer.from(headers));

  // The URL of the 404 page itself would answer 200. A rewrite to a page that does not exist answers 404.
  const rewrites = ["/404", "/404/", "/404.html"].map((path) => `${path} /no-such-page 200\n`);
  const own = files.has("_redirects") ? `${textOf("_redirects", files)}\n` : "";
  const redirects = [own, ...rewrites].join("");
  checkRedirects(redirects);
  // The last file to be written, by which a whole site is known.
  files.delete("_redirects");
  files.set("_redirects", Buffer.from(redirects));
}

/** Throws a Problem for more rules than Cloudflare takes. It counts the first one with a pattern, and all after it, as dynamic. */
function checkRedirects(redirects: string): void {
  const rules = redirects.split("\n").filter((line) => /^\s*[^\s#]/.test(line));
  const fixed = rules.findIndex((rule) => /^\s*\S*(\*|\/:)/.test(rule));
  const dynamic = fixed < 0 ? 0 : rules.length - fixed;
  if (dynamic > 100 || rules.length - dynamic > 2000)
    throw new Problem(
      `public/_redirects has too many rules. With the build's ${rules.length - dynamic} are fixed, of which Cloudflare takes 2000, and ${dynamic} begin at the first one with * or a placeholder, of which it takes 100. Write these last.`,
    );
}

/**
 * Hides files from search engines: all files of a preview, because images and text files have no <meta> for it; otherwise the router's
 * data, which are the text files of pages.
 */
function hideFromSearch(headers: string, { files, stage }: ExportedSite): string {
  if (stage === "preview") return headers.replace(marker, "/*\n  X-Robots-Tag: noindex\n");
  const isOfPage = (path: string) => path.includes("__next.") || files.has(path.replace(/txt$/, "html"));
  const others = [...files.keys()].filter((path) => path.endsWith(".txt") && !isOfPage(path));
  const shown = others.map((path) => `/${path}\n  ! X-Robots-Tag\n`);
  return [`${headers}\n`, "/*.txt\n  X-Robots-Tag: noindex\n", ...shown].join("");
}

/**
 * Each hashed file has a rule. A rule for their folder would also cache 404s for a year, and a tab from before a deployment requests
 * files that no longer exist.
 */
function cachingRules({ files }: ExportedSite): string[] {
  return hashedFolders.flatMap((folder) => {
    const paths = [...files.keys()].filter((path) => path.startsWith(folder));
    if (paths.length === 0)
      throw new Error(`the export has no file in ${folder}, so Next.js has renamed it.`);
    return paths.map(
      (path) => `/${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
  });
}
