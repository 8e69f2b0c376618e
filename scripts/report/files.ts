import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Draft } from "./draft.ts";
import { cardFile } from "./link-preview.ts";
import { manifestFile } from "./manifest.ts";
import { renderOverview } from "./overview.ts";
import { renderPage, renderPart } from "./page.ts";
import type { Report } from "./types.ts";

const styleFile = fileURLToPath(new URL("./style.css", import.meta.url));

/** The site's own letters, so that the report needs no network for them. */
const fonts = {
  "assets/figtree.woff2": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  "assets/bricolage.woff2":
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
};

/** Writes a report's documents and what they show, besides the pictures. `exported` is the site's folder. */
export function writeDocuments(report: Report, exported: string, draft: Draft): void {
  draft.copy(styleFile, "assets/style.css");
  draft.copy(join(exported, "icons/favicon.svg"), "assets/favicon.svg");
  for (const [path, file] of Object.entries(fonts)) draft.copy(join("node_modules", file), path);
  draft.write(manifestFile, JSON.stringify(report.manifest));
  draft.write("index.html", renderOverview(report));
  for (const page of report.pages) {
    const card = page.facts?.card;
    if (card) draft.copy(join(exported, card.file), cardFile(page.slug));
    draft.write(page.file, renderPage(page, report));
  }
  for (const part of report.parts) draft.write(part.file, renderPart(part, report));
}
