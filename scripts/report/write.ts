import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPages } from "../../lib/registry.ts";
import { folderFiles } from "../export/files.ts";
import { readSite } from "../export/read-site.ts";
import { readEnvironment } from "../tools/environment.ts";
import { Problem } from "../tools/problem.ts";
import { renderReport } from "./document.ts";
import { type PageFacts, pageFacts } from "./facts.ts";
import { cardFile } from "./link-preview.ts";

const exported = "out";
const folder = "report";
const styleFile = fileURLToPath(new URL("./style.css", import.meta.url));

/** Writes the report on the exported site: report/index.html and what it shows. Answers its path. */
export async function writeReport(): Promise<string> {
  const pages = await readFacts();
  rmSync(folder, { recursive: true, force: true });
  copy(styleFile, "assets/style.css");
  copy(join(exported, "icons/favicon.svg"), "assets/favicon.svg");
  for (const { card, slug } of pages) if (card) copy(join(exported, card.file), cardFile(slug));
  console.log(`Report: ${pages.length} pages, their search results, shared links and structured data.`);
  const path = join(folder, "index.html");
  writeFileSync(path, renderReport(pages));
  return path;
}

async function readFacts(): Promise<PageFacts[]> {
  if (!existsSync(join(exported, "index.html"))) {
    throw new Problem("There is no site in out/ to report on. Run `npm run build` first.");
  }
  const contents = await loadPages();
  const routes = contents.map(({ path }) => path);
  const site = readSite(folderFiles(exported), routes, await readEnvironment());
  return contents.flatMap((content) => {
    const page = site.pages.find(({ path }) => path === content.path);
    if (page) return [pageFacts(content, page, site)];
    console.log(`Report: ${content.path} is left out, for it is not in out/. Run \`npm run build\` again.`);
    return [];
  });
}

function copy(from: string, to: string): void {
  const target = join(folder, to);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(from, target);
}
