import {
  type ExportedPage,
  parseHtml,
  readFiles,
  readPage,
  readSite,
  textOf,
} from "../../scripts/post-build/read-site.ts";
import { requireSite } from "../../scripts/tools/sources.ts";

requireSite();
const files = readFiles("out");
// The pages say how they were built, which this shell's variables may contradict.
const home = parseHtml(textOf("index.html", files));
const { href: origin = "" } = home.querySelector('link[rel="canonical"]')?.attrs ?? {};
const stage = home.querySelector("meta[name=robots]") ? "preview" : "local";

const site = readSite(files, { origin, stage });

/** The site in out/, as the last build left it, and the document of each page. */
export const exportedSite = { ...site, pages: site.pages.map((page) => readPage(page, files)) };

/** The exported page at a path. */
export function exportedPage(path: string): ExportedPage {
  const page = exportedSite.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not exported.`);
  return page;
}
