import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownPath } from "../../lib/addresses.ts";
import type { SiteEnvironment } from "../../lib/environment.ts";
import { loadPages } from "../../lib/registry.ts";
import { findExportProblems, formatProblems } from "./export-checks.ts";
import { folderFiles } from "./files.ts";
import { markdownTwin } from "./markdown/twin.ts";
import { readSite } from "./read-site.ts";
import type { ExportedSite } from "./types.ts";

/** Writes the Markdown twins, then looks for reasons not to publish the export. Answers an exit code. */
export async function finishExport(environment: SiteEnvironment, folder = "out"): Promise<number> {
  const routes = (await loadPages()).map(({ path }) => path);
  const site = readSite(folderFiles(folder), routes, environment);
  writeTwins(site, folder);
  const problems = findExportProblems({ ...site, files: folderFiles(folder) });
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    return 1;
  }
  console.log(`Export: ${site.pages.length} pages and the 404 page checked, all is well.`);
  return 0;
}

function writeTwins({ pages, routes, origin }: ExportedSite, folder: string): void {
  for (const route of routes) {
    const page = pages.find(({ path }) => path === route);
    // One that was not exported is a reason of its own not to publish.
    if (page) writeFileSync(join(folder, markdownPath(route)), markdownTwin(page, origin));
  }
}
