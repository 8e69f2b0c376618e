import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageContent } from "../../content/schema.ts";
import { allScenarios, isPage } from "../scenarios/list.ts";
import { changesOf } from "./changes.ts";
import { type Report, ReportDocument } from "./report-document.tsx";
import { withSite } from "./site.ts";
import { type Subject, takeSnapshot } from "./snapshot.ts";

/** The last report. The next one reads its data: rename the file when its format changes. */
const lastFolder = "report";
const dataFile = join(lastFolder, "data.json");
/** A report is written here, and replaces the last one when it is complete. */
const folder = ".report";

/** Writes the report on the exported site. Returns its folder, and what has changed since the last one. */
export async function writeReport(pages: readonly PageContent[]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const last: Report | undefined = existsSync(dataFile)
    ? JSON.parse(readFileSync(dataFile, "utf8"))
    : undefined;
  const report = await makeReport(pages);
  const changes = changesOf(report.subjects, last?.subjects);
  for (const { pictures } of changes.subjects)
    for (const { file } of pictures) cpSync(join(lastFolder, file), join(folder, "before", file));
  const markup = renderToStaticMarkup(ReportDocument({ ...report, last }));
  writeFileSync(join(folder, "index.html"), `<!DOCTYPE html>${markup}`);
  writeFileSync(join(folder, "data.json"), JSON.stringify(report));
  cpSync("scripts/report/report.css", join(folder, "report.css"));
  cpSync("out/og", join(folder, "og"), { recursive: true });
  rmSync(lastFolder, { recursive: true, force: true });
  renameSync(folder, lastFolder);
  return { folder: lastFolder, changes: last && changes };
}

function makeReport(pages: readonly PageContent[]): Promise<Report> {
  return withSite(async (site) => {
    const subjects: Subject[] = [];
    // Two at a time, because a browser draws with several processors.
    const queue = allScenarios(pages).entries();
    const takeTurns = async () => {
      for (const [index, scenario] of queue) {
        const page = isPage(scenario) && pages.find(({ path }) => path === scenario.path);
        const name = page ? page.name : scenario.name.replaceAll("-", " ");
        subjects[index] = { name, ...(await takeSnapshot(scenario, site, folder)) };
        console.log(`Captured ${scenario.name}.`);
      }
    };
    await Promise.all([takeTurns(), takeTurns()]);
    return { made: new Date().toISOString(), browser: site.browser, subjects };
  });
}
