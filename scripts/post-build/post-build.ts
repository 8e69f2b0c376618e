import type { Route } from "next";
import type { HTMLElement } from "node-html-parser";
import type { SiteEnvironment } from "../../lib/site/environment.ts";
import { checkBudgets } from "../budgets.ts";
import { Problem } from "../tools/problem.ts";
import { writeCdnFiles } from "./cdn-files.ts";
import { checkExport } from "./export-checks.ts";
import { inlineStyles } from "./inline-styles.ts";
import { putMetadataFirst, putScriptsLast } from "./order.ts";
import { addPolicy } from "./policy.ts";
import { preload } from "./preload.ts";
import { type ExportFiles, fileFor, notFoundFile, parseHtml, readSite, textOf } from "./read-site.ts";
import { moveRouterFiles } from "./router-files.ts";

/** Changes a page, and keeps all else, with which React compares what it renders. Throws if the page is not as expected. */
type PageStep = (page: HTMLElement, files: ExportFiles) => void;

/** The steps of each page, in order. The policy has hashes of what the steps before it write. */
const pageSteps: readonly PageStep[] = [inlineStyles, preload, putScriptsLast, addPolicy, putMetadataFirst];

/** Turns Next.js's export into the published site. Throws a Problem if the site must not be published. */
export async function postBuild(
  files: ExportFiles,
  routes: readonly Route[],
  environment: SiteEnvironment,
): Promise<void> {
  refusePublicPages(files, routes);
  moveRouterFiles(files);
  transformPages(files);
  const site = readSite(files, routes, environment);
  // Next.js's copy of 404.html, which servers would answer with status 200.
  for (const path of files.keys()) if (/^_not-found[./]/.test(path)) files.delete(path);
  writeCdnFiles(site);
  // Last, so that the checks see every published file.
  checkExport(site);
  await checkBudgets(site);
}

/** Throws a Problem if public/ has a web page, which would have no policy and which nothing would check. */
function refusePublicPages(files: ExportFiles, routes: readonly Route[]): void {
  const pages = [notFoundFile, "_not-found.html", ...routes.map((path) => fileFor(path, files))];
  const others = [...files.keys()].filter((path) => path.endsWith(".html") && !pages.includes(path));
  if (others.length > 0)
    throw new Problem(
      `public/ must not have web pages: ${others.join(", ")}. Add pages to app/. ` +
        "If a search engine asks for one, verify the site by metadata instead: docs/deploying.md#once.",
    );
}

/** Runs the steps on every page. An error names the page. */
function transformPages(files: ExportFiles): void {
  for (const path of [...files.keys()].filter((name) => name.endsWith(".html"))) {
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
  }
}
