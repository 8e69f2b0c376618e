import type { Route } from "next";
import { checkBudgets } from "../budgets.ts";
import type { SiteEnvironment } from "../tools/site-environment.ts";
import { writeCdnFiles } from "./cdn-files.ts";
import { deferScripts } from "./defer-scripts.ts";
import { checkExport } from "./export-checks.ts";
import { removeImageStyles } from "./image-styles.ts";
import { inlineStyles } from "./inline-styles.ts";
import { addIntegrity } from "./integrity.ts";
import { writeMarkdownPages } from "./markdown-page.ts";
import { addPolicy } from "./policy.ts";
import { preload } from "./preload.ts";
import { type ExportFiles, readSite } from "./read-site.ts";

/** A change to each page. Throws if the page is not as expected. */
type PageStep = (html: string, files: ExportFiles) => string;

/** The steps over each page. The policy is last, because it contains hashes of what the others write. */
const pageSteps: Readonly<Record<string, PageStep>> = {
  "inline used styles": inlineStyles,
  "preload photo and fonts": preload,
  "defer scripts": deferScripts,
  "remove image styles": removeImageStyles,
  "add integrity": addIntegrity,
  "add policy": addPolicy,
};

/** Removes the framework's own copy of 404.html, which servers would serve as a page with status 200. */
function removeNotFoundCopy(files: ExportFiles): void {
  for (const path of files.paths) if (/^_not-found[./]/.test(path)) files.remove(path);
}

/** Turns Next.js's export into the published site. Throws a Problem if the site must not be published. */
export async function postBuild(
  files: ExportFiles,
  routes: readonly Route[],
  environment: SiteEnvironment,
): Promise<void> {
  transformPages(files);
  const site = readSite(files, routes, environment);
  removeNotFoundCopy(files);
  writeCdnFiles(site);
  writeMarkdownPages(site);
  // Last, so that the checks see every published file.
  checkExport(site);
  await checkBudgets(site);
}

/** Runs steps over every page, which is read and written once. Throws, naming page and step, when one fails. */
export function transformPages(files: ExportFiles): void {
  for (const page of [...files.paths].filter((path) => path.endsWith(".html"))) {
    let html = files.text(page);
    for (const [name, step] of Object.entries(pageSteps)) {
      try {
        html = step(html, files);
      } catch (error) {
        throw new Error(`${page}, step "${name}": ${(error as Error).message}`, { cause: error });
      }
    }
    files.write(page, html);
  }
}
