import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Method, measure, methods } from "./bench/measure.ts";
import { medianTable, type Subject } from "./bench/medians.ts";
import { type BenchServer, serveFolder, servePhotos } from "./bench/server.ts";
import { fileFor, folderFiles } from "./post-build/files.ts";
import { browserVersion, findBrowser } from "./tools/browser.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/require-site.ts";
import { runNext } from "./tools/run.ts";

/** One page of each kind: home, a photo before words, words, a list of photos, a form. */
const kinds = ["/", "/solutions/health", "/pricing", "/blog", "/contact"];

/** Inside the project: Next.js looks for its packages in the folders above. */
const baselineFolder = ".baseline";

command(
  {
    usage: "npm run bench [-- [PAGE ...] [--runs 3] [--baseline] [--peer URL-OR-FOLDER]]",
    summary: `Measures pages of out/ with Lighthouse for phones, at a first and at a returning visit, on a line that is really slow
("applied") and on one that Lighthouse calculates ("simulated"), and prints the medians.

PAGE         a path such as /pricing; one page of each kind when none is named
--runs       how often each is measured
--baseline   also builds and measures a page of Next.js and React alone, and divides by its figures
--peer       also measures another site: a URL, or the folder of its export. May be given several times`,
    options: {
      runs: { type: "string", default: "3" },
      baseline: { type: "boolean", default: false },
      peer: { type: "string", multiple: true, default: [] as string[] },
    },
    allowPositionals: true,
  },
  async ({ values: { baseline, peer: peers, ...values }, positionals }) => {
    const pages = positionals.length > 0 ? positionals : kinds;
    const runs = readRuns(values.runs);
    checkPeers(peers);
    requireSite("to measure");
    const files = folderFiles("out");
    const missing = pages.find((page) => !fileFor(page, files)?.endsWith(".html"));
    if (missing) throw new Problem(`There is no page ${missing} in out/.`);
    const browser = await findBrowser();
    if (!browser) throw new Problem("No Chromium was found. Install one, or name one with CHROMIUM_PATH.");
    if (baseline) await buildBaseline();
    const servers: BenchServer[] = [];
    const serve = async (server: Promise<BenchServer>) => {
      servers.push(await server);
      return (await server).port;
    };
    const serveSite = async (folder: string) => `https://localhost:${await serve(serveFolder(folder))}`;
    try {
      const photosPort = await serve(servePhotos());
      const site = await serveSite("out");
      const subjects = [
        ...(baseline ? bothMethods("baseline", `${await serveSite(`${baselineFolder}/out`)}/`, [false]) : []),
        ...pages.flatMap((page) => bothMethods(page, site + page, [false, true])),
      ];
      for (const peer of peers)
        subjects.push(...bothMethods(peer, URL.canParse(peer) ? peer : `${await serveSite(peer)}/`, [false]));
      // In turns, so that whatever else the machine does slows all of them alike.
      for (let run = 1; run <= runs; run++) {
        for (const [index, subject] of subjects.entries()) {
          console.error(`Run ${run} of ${runs}: load ${index + 1} of ${subjects.length}, ${subject.name}`);
          subject.measured.push(await measure(subject, browser, photosPort));
        }
      }
      console.table(medianTable(subjects));
      const versions = ["next", "react", "lighthouse"].map((name) => `${name} ${packageVersion(name)}`);
      console.log(
        `${new Date().toISOString().slice(0, 10)}, ${await browserVersion(browser)}, ${versions.join(", ")}; ` +
          `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; medians of ${runs}.`,
      );
      return 0;
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
      rmSync(baselineFolder, { recursive: true, force: true });
    }
  },
);

function readRuns(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new Problem(`--runs is "${text}": it must be a whole number such as 3.`);
}

function checkPeers(peers: readonly string[]): void {
  const wrong = peers.find((peer) => !URL.canParse(peer) && !existsSync(join(peer, "index.html")));
  if (wrong) throw new Problem(`--peer is "${wrong}": it must be a URL, or a folder with an index.html.`);
}

function packageVersion(name: string): string {
  return JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8")).version;
}

function bothMethods(name: string, url: string, visits: readonly boolean[]): Subject[] {
  return visits.flatMap((isReturning) =>
    (Object.keys(methods) as Method[]).map((method) => ({ name, url, isReturning, method, measured: [] })),
  );
}

/** Builds a page of the installed Next.js and React with nothing of the site. */
async function buildBaseline(): Promise<void> {
  rmSync(baselineFolder, { recursive: true, force: true });
  cpSync("scripts/bench/baseline", baselineFolder, { recursive: true });
  if ((await runNext(["build", baselineFolder])) !== 0)
    throw new Problem("The baseline was not built, for the reason that Next.js gives above.");
}
