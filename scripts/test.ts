import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JSONReportSuite } from "@playwright/test/reporter";
import { ensureBrowser } from "./tools/browser.ts";
import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { withTemporaryFolder } from "./tools/files.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";
import { requireSite } from "./tools/server.ts";

interface Counts {
  passed: number;
  failed: number;
  /** The reason of each skipped test; "" if it has none. */
  skipped: readonly string[];
}

/** Projects of jest.config.js. One process runs all the chosen ones, because starting Jest takes seconds. */
const jestLayers = ["unit", "components", "export"];

/** Playwright's layers, with their configurations. */
const browserLayers = { e2e: "playwright.config.ts", builds: "playwright.builds.config.ts" };

/** The values of `--only`. */
const layers = [...jestLayers, ...Object.keys(browserLayers)];

/** The layers that read or open the site in out/. */
const onSite = ["export", "e2e"];

command(
  {
    usage: `npm test [-- [--all] [--only ${layers.join("|")} [-- arguments for its runner]]]`,
    summary:
      "Builds the site and tests it, or runs the tests of one layer. --all tests every page and scenario instead of one of " +
      "each kind, and also tests other builds. SKIP_BUILD=1 tests the last build.",
    options: { all: { type: "boolean" }, only: { type: "string" } },
    allowPositionals: true,
  },
  async ({ values, positionals }) => {
    if (values.all) process.env.TEST_ALL = "1";
    const asked = chosenLayers(values);
    if (positionals.length > 0 && asked.length > 1)
      throw new Problem(
        `"${positionals.join(" ")}" is for one layer's test runner. Name the layer: npm test -- --only e2e ${positionals.join(" ")}`,
      );
    if (asked.some((layer) => onSite.includes(layer))) {
      if (process.env.SKIP_BUILD === "1") requireSite("to test");
      else await buildSite();
    }
    const counts: Counts[] = [];
    const projects = jestLayers.filter((layer) => asked.includes(layer));
    if (projects.length > 0) counts.push(await jest(projects, positionals));
    for (const [layer, config] of Object.entries(browserLayers))
      if (asked.includes(layer)) counts.push(await playwright(layer, config, positionals));
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    const skipped = counts.flatMap((count) => count.skipped);
    console.log("");
    for (const reason of new Set(skipped.filter(Boolean))) console.log(`Skipped: ${reason}`);
    if (asked.includes("e2e") && !values.all)
      console.log(
        "Sampled: browser tests open one page and scenario of each kind (for all of them: npm test -- --all).",
      );
    if (values.only === undefined) {
      const builds = values.all ? "" : "other builds (npm test -- --all), ";
      console.log(
        `Not run: ${builds}Firefox and WebKit (npm run test:engines), mutations (npm run test:mutations).`,
      );
    }
    console.log(
      `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
    );
    return failed === 0 ? 0 : 1;
  },
);

function chosenLayers({ only, all }: { only?: string; all?: boolean }): readonly string[] {
  if (only === undefined) return layers.filter((layer) => layer !== "builds" || all);
  const chosen = layers.filter((layer) => layer === only);
  if (chosen.length === 0) throw new Problem(`There is no layer "${only}". There are: ${layers.join(", ")}.`);
  return chosen;
}

/** A test file that does not load counts as a failed test. */
function jest(projects: readonly string[], args: readonly string[]): Promise<Counts> {
  console.log(`\n=== ${projects.join(", ")} ===\n`);
  return counted(
    (file) =>
      run("jest", [...args, "--ci", "--json", `--outputFile=${file}`, "--selectProjects", ...projects]),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: Array(report.numPendingTests + report.numTodoTests).fill(""),
    }),
  );
}

/** An error outside of any test, as in the setup, counts as a failed test. */
async function playwright(layer: string, config: string, args: readonly string[]): Promise<Counts> {
  console.log(`\n=== ${layer} ===\n`);
  const browser = await ensureBrowser();
  return counted(
    (file) =>
      run("playwright", ["test", "--config", config, "--reporter=list,json", ...args], {
        ...process.env,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: skippedIn(suites),
    }),
  );
}

/** Returns the reasons of the skipped tests in Playwright's suites. */
function skippedIn(suites: readonly JSONReportSuite[]): string[] {
  const tests = suites.flatMap(({ specs }) => specs.flatMap((spec) => spec.tests));
  const own = tests
    .filter(({ status }) => status === "skipped")
    .map(({ annotations }) => annotations.find(({ type }) => type === "skip")?.description ?? "");
  return [...own, ...suites.flatMap((suite) => skippedIn(suite.suites ?? []))];
}

/** Runs a test runner that writes a JSON report to a file, and counts its results. */
function counted(
  runner: (file: string) => Promise<number>,
  // biome-ignore lint/suspicious/noExplicitAny: each runner documents the type of its report.
  count: (report: any) => Counts,
): Promise<Counts> {
  return withTemporaryFolder("tests", async (folder) => {
    const file = join(folder, "report.json");
    const code = await runner(file);
    if (code > 128) throw new Problem("Interrupted.");
    const counts = existsSync(file)
      ? count(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failed: 0, skipped: [] };
    // A runner may fail without a failed test: when it finds no test, or is interrupted.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  });
}
