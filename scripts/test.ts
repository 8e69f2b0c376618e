import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./tools/browser.ts";
import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { requireSite } from "./tools/require-site.ts";
import { run } from "./tools/run.ts";
import { withTemporaryFolder } from "./tools/temporary-folder.ts";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** What `--only` may name, in the order in which all of it runs. */
const layers = {
  unit: (args: readonly string[]) => jest("unit", args),
  components: (args: readonly string[]) => jest("components", args),
  export: (args: readonly string[]) => jest("export", args),
  e2e: (args: readonly string[]) => playwright("playwright.config.ts", args),
  builds: (args: readonly string[]) => playwright("playwright.builds.config.ts", args),
};
type Layer = keyof typeof layers;

/** The layers that read or open the site in out/. */
const onSite: readonly Layer[] = ["export", "e2e"];

command(
  {
    usage: `npm test [-- [--all] [--only ${Object.keys(layers).join("|")} [-- arguments of its runner]]]`,
    summary:
      "Builds the site and tests it, or runs the tests of one layer. --all looks at every page in every way, where one of " +
      "each kind is enough otherwise, and at other builds. SKIP_BUILD=1 tests the site that was last built.",
    options: { all: { type: "boolean" }, only: { type: "string" } },
    allowPositionals: true,
  },
  async ({ values, positionals }) => {
    if (values.all) process.env.TEST_ALL = "1";
    const asked = chosenLayers(values);
    if (positionals.length > 0 && asked.length > 1)
      throw new Problem(
        `"${positionals.join(" ")}" is for the runner of one layer. Name it: npm test -- --only e2e ${positionals.join(" ")}`,
      );
    const totals = { ...none };
    // The functions come first, which need no build.
    const firstOnSite = asked.find((layer) => onSite.includes(layer));
    for (const layer of asked) {
      if (layer === firstOnSite && process.env.SKIP_BUILD === "1") requireSite("to test");
      else if (layer === firstOnSite) await buildSite();
      console.log(`\n=== ${layer} ===\n`);
      const counts = await layers[layer](positionals);
      for (const key of ["passed", "failed", "skipped"] as const) totals[key] += counts[key];
    }
    const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
    console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
    return totals.failed === 0 ? 0 : 1;
  },
);

function chosenLayers({ only, all }: { only?: string; all?: boolean }): Layer[] {
  const known = Object.keys(layers) as Layer[];
  if (only === undefined) return known.filter((layer) => layer !== "builds" || all);
  const chosen = known.filter((layer) => layer === only);
  if (chosen.length === 0) throw new Problem(`There is no layer "${only}". There are: ${known.join(", ")}.`);
  return chosen;
}

/** A test file that does not load counts as a failed test. */
function jest(project: Layer, args: readonly string[]): Promise<Counts> {
  return counted(
    (file) => run("jest", [...args, "--ci", "--json", `--outputFile=${file}`, "--selectProjects", project]),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );
}

/** An error outside of any test, as in the set-up, counts as a failed one. */
async function playwright(config: string, args: readonly string[]): Promise<Counts> {
  const browser = await ensureBrowser();
  return counted(
    (file) => {
      const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
      return run("playwright", ["test", "--config", config, "--reporter=list,json", ...args], env);
    },
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  );
}

/** Runs a test runner that writes its JSON report to a file, and counts what that says. */
function counted(
  runner: (file: string) => Promise<number>,
  // biome-ignore lint/suspicious/noExplicitAny: each runner documents the form of its own report.
  count: (report: any) => Counts,
): Promise<Counts> {
  return withTemporaryFolder("tests", async (folder) => {
    const file = join(folder, "report.json");
    const code = await runner(file);
    if (code > 128) throw new Problem("Interrupted.");
    const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : none;
    // A runner may fail without a failed test: when it finds none, or is interrupted.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  });
}
