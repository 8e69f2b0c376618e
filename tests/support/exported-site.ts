import { pages } from "../../lib/site/registry.ts";
import {
  type ExportedPage,
  type ExportedSite,
  folderFiles,
  readSite,
} from "../../scripts/post-build/read-site.ts";
import { requireSite } from "../../scripts/tools/server.ts";
import { siteEnvironment } from "../../scripts/tools/site-environment.ts";

let site: ExportedSite | undefined;

/** The site in out/, as the last build left it; read once for a test file. */
export function exportedSite(): ExportedSite {
  site ??= readExport();
  return site;
}

function readExport(): ExportedSite {
  requireSite("to test");
  const routes = pages.map(({ path }) => path);
  return readSite(folderFiles("out"), routes, siteEnvironment());
}

/** The exported page at an address. */
export function exportedPage(path: string): ExportedPage {
  const page = exportedSite().pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not exported.`);
  return page;
}
