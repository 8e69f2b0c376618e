import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageContent } from "../../content/schema.ts";
import { fileFor, folderFiles } from "../post-build/files.ts";
import { allScenarios, isPage, type Scenario } from "../scenarios/list.ts";
import { Problem } from "../tools/problem.ts";
import { changedPreviews, changedSentences } from "./changed-words.ts";
import { type Report, ReportDocument } from "./report-document.tsx";
import { type Site, withSite } from "./site.ts";
import { type Picture, takeSnapshot } from "./snapshot.ts";
import { type ChangedPicture, cardFile, type Subject } from "./subject-article.tsx";

const out = "out";
/** A report is written beside the last one, and replaces it when it is complete. */
const folders = { last: "report", now: ".report" };
/** The next report reads it. Rename it when its format changes, so that it is not read. */
const dataFile = "report.json";

/** Writes the report on the exported site. Returns the path of its document. */
export async function writeReport(pages: readonly PageContent[]): Promise<string> {
  const files = folderFiles(out);
  const missing = pages.find(({ path }) => !fileFor(path, files));
  if (missing) throw new Problem(`${missing.path} is not in ${out}/. Run \`npm run build\` first.`);
  rmSync(folders.now, { recursive: true, force: true });
  mkdirSync(folders.now);
  writeDocument(await withSite((site) => makeReport(site, pages)), folders.now);
  rmSync(folders.last, { recursive: true, force: true });
  renameSync(folders.now, folders.last);
  return join(folders.last, "index.html");
}

async function makeReport(site: Site, pages: readonly PageContent[]): Promise<Report> {
  const last = readReport(folders.last);
  const made = new Date().toISOString();
  const subjects: Subject[] = [];
  // Two at a time, because a browser draws with several processors.
  const queue = allScenarios(pages).entries();
  const takeTurns = async () => {
    for (const [index, scenario] of queue) subjects[index] = await lookAt(scenario);
  };
  await Promise.all([takeTurns(), takeTurns()]);
  return { made, browser: site.browser, hasPhotos: site.hasPhotos, last, subjects };

  async function lookAt(scenario: Scenario): Promise<Subject> {
    const snapshot = await takeSnapshot(scenario, site, folders.now);
    console.log(`Captured ${scenario.name}.`);
    const before = last?.subjects.find(({ id }) => id === scenario.name);
    const changes = last && {
      isNew: before === undefined,
      sentences: before ? changedSentences(before.words, snapshot.words) : [],
      previews: before?.head && snapshot.head ? changedPreviews(before.head, snapshot.head) : [],
      pictures: changedPictures(snapshot.pictures),
    };
    return { id: scenario.name, ...describe(scenario, pages), ...snapshot, changes };
  }
}

/** Keeps the last report's version of each picture that changed. An unchanged page gives the same bytes. */
function changedPictures(pictures: readonly Picture[]): ChangedPicture[] {
  return pictures.flatMap((picture) => {
    const [before, now] = [join(folders.last, picture.file), join(folders.now, picture.file)];
    if (!existsSync(before) || readFileSync(before).equals(readFileSync(now))) return [];
    cpSync(before, join(folders.now, "before", picture.file));
    return [{ ...picture, before: `before/${picture.file}` }];
  });
}

/** Returns a scenario's name in the report, and its place: "Onboarding step 2", "on /pricing". */
function describe(scenario: Scenario, pages: readonly PageContent[]) {
  const { name, path } = scenario;
  const page = pages.find((each) => each.path === path);
  if (isPage(scenario) && page) return { isPage: true, name: page.name, place: path };
  if (isPage(scenario)) return { isPage: true, name: "Page not found", place: "any other URL" };
  const words = name.replaceAll("-", " ").replace(/ (?=\d)/, " step ");
  return { isPage: false, name: words.charAt(0).toUpperCase() + words.slice(1), place: `on ${path}` };
}

/** Returns the report in a folder; undefined if there is none. */
export function readReport(folder: string): Report | undefined {
  const file = join(folder, dataFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Writes a report's document and the files that it shows besides pictures. `site` is the exported site. */
export function writeDocument(report: Report, folder: string, site = out): void {
  const markup = renderToStaticMarkup(ReportDocument(report));
  writeFileSync(join(folder, "index.html"), `<!DOCTYPE html>${markup}`);
  writeFileSync(join(folder, dataFile), JSON.stringify({ ...report, last: undefined }));
  cpSync("app/styles/tokens.css", join(folder, "tokens.css"));
  cpSync("scripts/report/report.css", join(folder, "report.css"));
  for (const { head } of report.subjects) {
    const image = head?.meta["og:image"];
    if (image) cpSync(join(site, new URL(image).pathname), join(folder, cardFile(image)));
  }
}
