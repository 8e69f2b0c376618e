import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import puppeteer, { type Browser } from "puppeteer-core";
import { loadPages } from "../../lib/registry.ts";
import { findBrowser } from "../browser/find.ts";
import { floorFolder, installedVersions } from "../budgets/floor.ts";
import { columns } from "../budgets/table.ts";
import { listFiles } from "../tools/files.ts";
import { Problem } from "../tools/problem.ts";
import { requireSite } from "../tools/require-site.ts";
import type { BenchArguments, Peer } from "./arguments.ts";
import { markdownTable, writeFigures } from "./document.ts";
import { type Measurement, measurePage, type Visit } from "./measure.ts";
import { medianOf } from "./medians.ts";
import { type BenchServer, fileOf, serveFolder } from "./server.ts";
import { benchTable, missedTargets, type Row } from "./table.ts";

const visits: readonly Visit[] = ["first", "returning"];
const floorName = "floor";

/** A page that is measured, and its loads so far. */
interface Subject {
  site: string;
  page: string;
  visit: Visit;
  address: string;
  loads: Measurement[];
}

/** Measures the pages of out/ and of peers beside the floor, in turns, and prints what was found. */
export async function bench({ runs, routes, peers, write }: BenchArguments): Promise<number> {
  const sites: Peer[] = [{ name: "", folder: "out" }, ...peers];
  const pages = routes ?? (await loadPages()).map(({ path }) => path);
  checkFolders(sites, pages);
  const browser = await launch();
  const servers: BenchServer[] = [];
  try {
    const serve = async (folder: string) => {
      const server = await serveFolder(folder);
      servers.push(server);
      return server.address;
    };
    const floorAddress = await serve(`${floorFolder}/out`);
    const subjects: Subject[] = [
      { site: floorName, page: "/", visit: "returning", address: floorAddress, loads: [] },
    ];
    for (const { name, folder } of sites) {
      const address = await serve(folder);
      for (const page of pagesIn(folder, pages))
        for (const visit of visits)
          subjects.push({ site: name, page, visit, address: `${address}${page}`, loads: [] });
    }
    await measureInTurns(browser, subjects, runs);
    report(subjects, runs, await browser.version(), write);
    return 0;
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

function checkFolders(sites: readonly Peer[], pages: readonly string[]): void {
  requireSite("to measure");
  if (!existsSync(`${floorFolder}/out/index.html`))
    throw new Problem("The floor has not been built here. Run `npm run measure:floor` first.");
  const missing = sites.find(({ folder }) => !existsSync(`${folder}/index.html`));
  if (missing) throw new Problem(`--peer ${missing.name}: there is no index.html in ${missing.folder}.`);
  const unknown = pages.find((page) => !pagesIn("out", pages).includes(page));
  if (unknown) throw new Problem(`There is no page ${unknown} in out/. Correct --routes, or build the site.`);
}

/** Those of the pages that a folder has. */
function pagesIn(folder: string, pages: readonly string[]): readonly string[] {
  const paths = new Set(listFiles(folder).map(({ path }) => path));
  return pages.filter((page) => fileOf(page, paths)?.endsWith(".html"));
}

function launch(): Promise<Browser> {
  const found = findBrowser();
  if (!found)
    throw new Problem(
      "There is no Chromium here. Install one, or run `npm test`, which finds or installs one.",
    );
  // Chromium's sandbox refuses to work for root, as which containers run.
  const args = [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--no-first-run"];
  return puppeteer.launch({ executablePath: found.path, args });
}

/** In turns, so that whatever else the machine does falls on all pages alike. */
async function measureInTurns(browser: Browser, subjects: readonly Subject[], runs: number): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const [index, { address, visit, loads, site, page }] of subjects.entries()) {
      console.log(
        `Run ${run} of ${runs}, ${index + 1} of ${subjects.length}: ${`${site} ${page}`.trim()}, ${visit}`,
      );
      loads.push(await measurePage(browser, address, visit));
    }
  }
}

function report(subjects: readonly Subject[], runs: number, browser: string, write: boolean): void {
  const rows: Row[] = subjects.map(({ site, page, visit, loads }) => ({
    site,
    page,
    visit,
    measured: medianOf(loads),
  }));
  const floor = rows.find(({ site }) => site === floorName)?.measured;
  if (!floor) throw new Error("The floor was not measured.");
  const table = benchTable(rows, floor);
  const missed = missedTargets(
    rows.filter(({ site }) => site === ""),
    floor,
  );
  const { next, react } = installedVersions();
  const processors = cpus();
  const how =
    `${new Date().toISOString().slice(0, 10)}, ${browser}, Next.js ${next}, React ${react}, Node ${process.version}; ` +
    `${processors.length} × ${processors[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; median of ${runs}.`;
  const verdict =
    missed.length === 0 ? ["All targets are met."] : ["Targets missed:", ...missed.map((one) => `- ${one}`)];
  console.log(`\n${columns(table)}\n\n${how}\n${verdict.join("\n")}`);
  if (write) writeFigures([how, "", ...markdownTable(table), "", ...verdict]);
}
