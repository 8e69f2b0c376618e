/**
 * npm test: every layer of tests, in the order of their cost, and a summary. `-- --only unit` runs one layer;
 * SKIP_BUILD=1 tests the out/ that is there.
 */
import { existsSync } from "node:fs";
import { ensureBrowser } from "./browser.ts";
import { type Layer, readTestArguments } from "./test/arguments.ts";
import { type Counts, countsLine, totalOf } from "./test/counts.ts";
import { runJest, runPlaywright } from "./test/runners.ts";
import { buildSite } from "./tools/build-site.ts";
import { main } from "./tools/main.ts";
import { Problem } from "./tools/problem.ts";

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };
const oneFailure: Counts = { ...nothing, failed: 1 };
const results = new Map<string, Counts>();

main(async () => {
  const { layers, rest } = readTestArguments(process.argv.slice(2));
  let interrupted = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      interrupted = true;
    });
  }
  for (const layer of layers) {
    if (layer !== "unit" && !(await siteIsThere())) break;
    results.set(layer, await runLayer(layer, rest));
    if (interrupted) return 130;
  }
  return summarise();
});

function runLayer(layer: Layer, args: readonly string[]): Promise<Counts> {
  console.log(`\n=== ${layer} ===\n`);
  if (layer === "unit") return runJest(["unit", "components"], args);
  if (layer === "export") return runJest(["export"], args);
  return runInBrowser(args);
}

async function runInBrowser(args: readonly string[]): Promise<Counts> {
  try {
    return await runPlaywright(ensureBrowser().path, args);
  } catch (error) {
    // Without a browser this layer fails, and the others are still worth summing up.
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return oneFailure;
  }
}

/** Builds the site, once for all layers that look at it. False when that fails. */
async function siteIsThere(): Promise<boolean> {
  if (process.env.SKIP_BUILD === "1") {
    if (existsSync("out/index.html")) return true;
    throw new Problem("SKIP_BUILD=1 tests the site in out/, and there is none. Run `npm run build` first.");
  }
  if (results.has("build")) return true;
  console.log("\n=== build ===\n");
  const built = (await buildSite()) === 0;
  // A build is no test, but one that fails must not leave the count without a failure.
  results.set("build", built ? nothing : oneFailure);
  return built;
}

function summarise(): number {
  console.log("\n=== summary ===\n");
  for (const [layer, counts] of results) {
    console.log(`${layer.padEnd(7)} ${counts === nothing ? "done" : countsLine(counts)}`);
  }
  const total = totalOf([...results.values()]);
  if (results.get("build")?.failed)
    console.log("The site was not built, so the layers after the build did not run.");
  console.log(`\n${countsLine(total)}`);
  return total.failed === 0 ? 0 : 1;
}
