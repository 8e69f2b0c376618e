import {
  type ExportedPage,
  parseHtml,
  readFiles,
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

/** The site in out/, as the last build left it. */
export const exportedSite = readSite(files, { origin, stage });

/** The exported page at a path. */
export function exportedPage(path: string): ExportedPage {
  const page = exportedSite.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not exported.`);
  return page;
}
