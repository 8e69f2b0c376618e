import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { cardFile } from "./previews.tsx";
import { ReportDocument } from "./report-document.tsx";
import type { Report } from "./types.ts";

const fonts = "node_modules/@fontsource-variable";

/** What the document uses lies beside it: it needs no network. */
const assets = {
  "figtree.woff2": `${fonts}/figtree/files/figtree-latin-wght-normal.woff2`,
  "bricolage.woff2": `${fonts}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
  "tokens.css": "app/styles/tokens.css",
  "report.css": "scripts/report/report.css",
};

/** What the next report reads. Rename it when its form changes: it is not read then. */
const dataFile = "report.json";

/** Returns the report in a folder; undefined if there is none. */
export function readReport(folder: string): Report | undefined {
  const file = join(folder, dataFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Writes a report's document, and what it shows besides pictures. `out` is the exported site. */
export function writeReportFiles(report: Report, out: string, folder: string): void {
  const markup = renderToStaticMarkup(<ReportDocument {...report} />);
  writeFileSync(join(folder, "index.html"), `<!DOCTYPE html>${markup}`);
  writeFileSync(join(folder, dataFile), JSON.stringify({ ...report, last: undefined }));
  for (const [name, file] of Object.entries(assets)) cpSync(file, join(folder, name));
  for (const { head } of report.subjects) {
    const image = head?.meta["og:image"];
    if (image) cpSync(join(out, new URL(image).pathname), join(folder, cardFile(image)));
  }
}
