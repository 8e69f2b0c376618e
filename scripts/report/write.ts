import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { PageContent } from "../../content/schema.ts";
import { allScenarios, type Scenario, unknownPath } from "../scenarios/list.ts";
import { Problem } from "../tools/problem.ts";
import { changedPictures } from "./changed-pictures.ts";
import { changedSentences } from "./changed-sentences.ts";
import { readReport, writeReportFiles } from "./files.tsx";
import { type Site, withSite } from "./site.ts";
import { isPage, type Snapshot, takeSnapshot } from "./snapshot.ts";
import type { Report } from "./types.ts";
import { weighPages } from "./weights.ts";

const out = "out";
/** A report is written beside the last one, and takes its place when it is whole. */
const folders = { last: "report", now: ".report" };
/** How many scenarios are looked at together: a browser draws with several processors. */
const concurrency = 2;

/**
 * Writes the report on the exported site. Looks at `paths` and what happens there, or at everything, and keeps what the
 * last report has of the others. Returns the path of its document.
 */
export async function writeReport(pages: readonly PageContent[], paths?: readonly string[]): Promise<string> {
  const missing = pages.find(
    ({ path }) => !existsSync(join(out, path === "/" ? "index.html" : `${path}.html`)),
  );
  if (missing) throw new Problem(`${missing.path} is not in ${out}/. Run \`npm run build\` first.`);
  // The server and the browser stop with this process.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  rmSync(folders.now, { recursive: true, force: true });
  mkdirSync(folders.now);
  writeReportFiles(await withSite((site) => makeReport(site, pages, paths)), out, folders.now);
  rmSync(folders.last, { recursive: true, force: true });
  renameSync(folders.now, folders.last);
  return join(folders.last, "index.html");
}

async function makeReport(
  site: Site,
  pages: readonly PageContent[],
  paths?: readonly string[],
): Promise<Report> {
  const last = readReport(folders.last);
  if (last && paths)
    cpSync(join(folders.last, "pictures"), join(folders.now, "pictures"), { recursive: true });
  const made = new Date().toISOString();
  const weights = await weighPages(out, pages);
  const subjects = await pLimit(concurrency).map(allScenarios(pages), async (scenario) => {
    const { name, path } = scenario;
    const before = last?.subjects.find(({ id }) => id === name);
    if (paths && !paths.includes(path)) return before ? { ...before, isKept: true, changes: undefined } : [];
    const snapshot = await takeSnapshot(scenario, site, folders.now);
    console.log(`Looked at ${name}.`);
    const weight = (isPage(scenario) && weights.get(path === unknownPath ? "404.html" : path)) || [];
    const changes = last && (await findChanges(before, snapshot, site));
    return { id: name, ...describe(scenario, pages), isKept: false, ...snapshot, weight, changes };
  });
  return { made, browser: site.browser, hasPhotos: site.hasPhotos, last, subjects: subjects.flat() };
}

async function findChanges(before: Snapshot | undefined, after: Snapshot, site: Site) {
  return {
    isNew: before === undefined,
    sentences: before ? changedSentences(before.words, after.words) : [],
    pictures: await site.visit(false, (page) => changedPictures(after.pictures, folders, page)),
  };
}

/** Returns what the report calls a scenario, and where it is seen: "Wizard step 2", "on /pricing". */
function describe(scenario: Scenario, pages: readonly PageContent[]) {
  const { name, path } = scenario;
  const page = pages.find((each) => each.path === path);
  if (isPage(scenario) && page) return { isPage: true, name: page.name, place: path };
  if (isPage(scenario)) return { isPage: true, name: "Page not found", place: "any other address" };
  const words = name.replaceAll("-", " ").replace(/ (?=\d)/, " step ");
  return { isPage: false, name: words.charAt(0).toUpperCase() + words.slice(1), place: `on ${path}` };
}
