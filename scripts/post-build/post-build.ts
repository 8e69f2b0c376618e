import type { HTMLElement } from "node-html-parser";
import type { SiteEnvironment } from "../../lib/site/environment.ts";
import { Problem } from "../tools/problem.ts";
import { checkBudgets } from "./budgets.ts";
import { cdnFiles, writeCdnFiles } from "./cdn-files.ts";
import { checkExport } from "./export-checks.ts";
import { inlineStyles } from "./inline-styles.ts";
import { putMetadataFirst, putScriptsLast } from "./order.ts";
import { addPolicy } from "./policy.ts";
import { preload } from "./preload.ts";
import { type ExportFiles, notFoundFile, parseHtml, readSite, textOf } from "./read-site.ts";
import { moveRouterFiles } from "./router-files.ts";

/** Changes a page. The rest stays as it is, because React compares it with its own rendering. Throws if the page is not as expected. */
type PageStep = (page: HTMLElement, files: ExportFiles) => void;

/** The steps of each page, in order. The policy has hashes of the styles and scripts that the steps before it write. */
const pageSteps: readonly PageStep[] = [inlineStyles, preload, putScriptsLast, addPolicy, putMetadataFirst];

/**
 * Turns Next.js's export into the published site. Throws a Problem if the site must not be published. `publicFiles` are those of public/.
 */
export async function postBuild(
  files: ExportFiles,
  environment: SiteEnvironment,
  publicFiles: ExportFiles,
): Promise<void> {
  refusePublicFiles(files);
  moveRouterFiles(files);
  // Next.js's copy of 404.html, which servers would answer with status 200.
  for (const path of files.keys()) if (/^_not-found[./]/.test(path)) files.delete(path);
  const site = readSite(files, environment);
  // One page after another, so that the documents of a large site need not fit into memory.
  const canonicalUrls = site.pages.flatMap(({ file }) => transformPage(file, files));
  writeSitemap(canonicalUrls, files);
  writeCdnFiles(site);
  refuseReplacedFiles(files, publicFiles);
  // Last, so that the checks see every published file.
  checkExport(site);
  await checkBudgets(site);
}

/** Throws a Problem if public/ has a web page, which would have no policy, or a file that is too large for Cloudflare. */
function refusePublicFiles(files: ExportFiles): void {
  // Next.js exports a page's data for the router beside it.
  const isPage = (path: string) => path === notFoundFile || files.has(path.replace(/html$/, "txt"));
  const pages = [...files.keys()].filter((path) => path.endsWith(".html") && !isPage(path));
  if (pages.length > 0)
    throw new Problem(
      `public/ must not have web pages: ${pages.join(", ")}. Add pages to app/. ` +
        "If a search engine asks for one, verify the site by metadata instead: docs/deploying.md#once.",
    );
  const large = [...files]
    .filter(([, { length }]) => length > 25 * 1024 ** 2)
    .map(([path]) => `public/${path}`);
  if (large.length > 0) throw new Problem(`Cloudflare takes no file over 25 MiB: ${large.join(", ")}.`);
}

/** Throws a Problem for files of public/ in whose place the site has others. The build adds to those of the CDN. */
export function refuseReplacedFiles(files: ExportFiles, publicFiles: ExportFiles): void {
  const replaced = [...publicFiles]
    .filter(([path, bytes]) => !cdnFiles.includes(path) && !files.get(path)?.equals(bytes))
    .map(([path]) => `public/${path}`);
  if (replaced.length > 0)
    throw new Problem(
      `The build makes these files itself, so those of public/ would be lost: ${replaced.join(", ")}. Remove them.`,
    );
}

/** Writes the sitemap: the canonical URL of each page, as HTML escapes it. */
function writeSitemap(canonicalUrls: readonly string[], files: ExportFiles): void {
  const urls = canonicalUrls.map((url) => `<url><loc>${url}</loc></url>\n`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
  files.set("sitemap.xml", Buffer.from(sitemap));
}

/** Runs the steps on a page. Returns its canonical URL, if it has one. An error names the page. */
function transformPage(path: string, files: ExportFiles): string[] {
  // Joins the pieces of React's data, which each version of Node.js cuts differently, to one script with one hash in the policy.
  const html = textOf(path, files).replaceAll('"])</script><script>self.__next_f.push([1,"', "");
  const page = parseHtml(html, { comment: true });
  try {
    for (const step of pageSteps) step(page, files);
  } catch (error) {
    if (error instanceof Error) error.message = `${path}: ${error.message}`;
    throw error;
  }
  files.set(path, Buffer.from(String(page)));
  return page.querySelectorAll("link[rel=canonical]").map(({ rawAttributes: { href } }) => `${href}`);
}
