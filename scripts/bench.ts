import { cpSync, existsSync, rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Method, measure, methods } from "./bench/measure.ts";
import { medianTable, type Subject } from "./bench/medians.ts";
import { type BenchServer, fileFor, serveFolder, servePhotos } from "./bench/server.ts";
import { findBrowser } from "./browser/find.ts";
import { browserVersion } from "./browser/version.ts";
import { listFiles } from "./tools/files.ts";
import { main } from "./tools/main.ts";
import { runNext } from "./tools/next.ts";
import { packageVersion } from "./tools/packages.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/require-site.ts";

const usage = `npm run bench -- [PAGE ...] [--runs 3] [--baseline] [--peer URL-OR-FOLDER] [--help]

Measures pages of out/ with Lighthouse for phones, at a first and at a returning visit, on a line that is really slow
("applied") and on one that Lighthouse calculates ("simulated"), and prints the medians.

PAGE         a path such as /pricing; one page of each kind when none is named
--runs       how often each is measured
--baseline   also builds and measures a page of Next.js and React alone, and divides by its figures
--peer       also measures another site: a URL, or the folder of its export. May be given several times`;

/** One page of each kind: home, a photo before words, words, a list of photos, a form. */
const kinds = ["/", "/solutions/health", "/pricing", "/blog", "/contact"];

/** Inside the project: Next.js looks for its packages in the folders above. */
const baselineFolder = ".baseline";

main(async () => {
  const { pages, runs, baseline, peers, help } = readArguments();
  if (help) {
    console.log(usage);
    return 0;
  }
  requireSite("to measure");
  const files = new Set(listFiles("out").map(({ path }) => path));
  const missing = pages.find((page) => !fileFor(page, files)?.endsWith(".html"));
  if (missing) throw new Problem(`There is no page ${missing} in out/.`);
  const browser = findBrowser();
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
        subject.measured.push(await measure(subject, browser.path, photosPort));
      }
    }
    console.table(medianTable(subjects));
    const versions = ["next", "react", "lighthouse"].map((name) => `${name} ${packageVersion(name)}`);
    console.log(
      `${new Date().toISOString().slice(0, 10)}, Chromium ${browserVersion(browser)}, ${versions.join(", ")}; ` +
        `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; medians of ${runs}.`,
    );
    return 0;
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(baselineFolder, { recursive: true, force: true });
  }
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: "string", default: "3" },
        baseline: { type: "boolean", default: false },
        peer: { type: "string", multiple: true, default: [] },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1)
      throw new Error(`--runs is "${values.runs}": it must be a whole number such as 3.`);
    for (const peer of values.peer) {
      if (!URL.canParse(peer) && !existsSync(`${peer}/index.html`))
        throw new Error(`--peer is "${peer}": it must be a URL, or a folder with an index.html.`);
    }
    return { ...values, runs, peers: values.peer, pages: positionals.length > 0 ? positionals : kinds };
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`);
  }
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
