import { cpSync, rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { photoHost } from "../lib/photos.ts";
import { measure } from "./bench/measure.ts";
import { baselineName, compare, type Subject } from "./bench/medians.ts";
import { serveFolder, servePhotos } from "./bench/server.ts";
import { ensureBrowser } from "./tools/browser.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { runNext } from "./tools/run.ts";
import { requireSite } from "./tools/server.ts";

/** One page of each kind: with a photo in the first screen, words only, a list of photos, a form. */
const kinds = ["/", "/pricing", "/blog", "/demo"];

/** Inside the project, because Next.js looks for its packages in parent folders. */
const baselineFolder = ".baseline";

command(
  {
    usage: "npm run bench [-- [PAGE ...] [--runs 3] [--peer FOLDER]]",
    summary: `Measures how pages in out/ load on a slow phone and connection, on first and returning visits, next to a page with
nothing but Next.js and React. Prints the medians, and exits with 1 if one is over its limit.

PAGE     a path such as /pricing; one page of each kind by default
--runs   measurements of each page
--peer   the folder of another site's export to measure too. Repeatable`,
    options: {
      runs: { type: "string", default: "3" },
      peer: { type: "string", multiple: true, default: [] as string[] },
    },
    allowPositionals: true,
  },
  async ({ values, positionals }) => {
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1)
      throw new Problem(`--runs is "${values.runs}": it must be a whole number such as 3.`);
    for (const folder of ["out", ...values.peer]) requireSite("to measure", folder);
    const executablePath = await ensureBrowser();
    await buildBaseline();
    const photos = await servePhotos();
    const folders = ["out", `${baselineFolder}/out`, ...values.peer];
    const servers = await Promise.all(folders.map(serveFolder));
    const browser = await chromium.launch({
      executablePath,
      args: ["--disable-gpu", `--host-resolver-rules=MAP ${new URL(photoHost).host}:443 ${photos.host}`],
    });
    try {
      const names = [baselineName, ...values.peer];
      const subjects: Subject[] = names.map((name, index) =>
        load(name, `https://${servers[index + 1]?.host}/`),
      );
      for (const page of positionals.length > 0 ? positionals : kinds)
        for (const isReturning of [false, true])
          subjects.push(load(page, `https://${servers[0]?.host}${page}`, isReturning));
      // In turns, so that other work on the machine slows all of them equally.
      for (let run = 1; run <= runs; run++) {
        for (const subject of subjects) {
          console.error(`Run ${run} of ${runs}: ${subject.name}`);
          subject.measured.push(await measure(subject, browser));
        }
      }
      const { table, missed } = compare(subjects);
      console.table(table);
      console.log(
        `Times in ms; × is a multiple of the baseline's. Chromium ${browser.version()}, medians of ${runs}.`,
      );
      if (missed.length > 0) throw new Problem(missed.join("\n"));
    } finally {
      await browser.close();
      await Promise.all([photos, ...servers].map(({ stop }) => stop()));
      rmSync(baselineFolder, { recursive: true, force: true });
    }
  },
);

const load = (name: string, url: string, isReturning = false): Subject => ({
  name,
  url,
  isReturning,
  measured: [],
});

/** Builds a page with the installed Next.js and React, and nothing from the site. */
async function buildBaseline(): Promise<void> {
  rmSync(baselineFolder, { recursive: true, force: true });
  cpSync("scripts/bench/baseline", baselineFolder, { recursive: true });
  if ((await runNext(["build", baselineFolder])) !== 0)
    throw new Problem("The baseline could not be built: Next.js gives the reason above.");
}
