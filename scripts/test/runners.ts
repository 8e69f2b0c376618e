import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runPackage } from "../tools/run.ts";
import { withTemporaryFolder } from "../tools/temporary-folder.ts";
import { type Counts, jestCounts, playwrightCounts } from "./counts.ts";

/** Runs some of the Jest projects. */
export function runJest(projects: readonly string[], args: readonly string[]): Promise<Counts> {
  return withReport(
    (file) =>
      runPackage("jest", [
        "--ci",
        "--json",
        `--outputFile=${file}`,
        "--selectProjects",
        ...projects,
        ...args,
      ]),
    jestCounts,
  );
}

/** Runs Playwright with a browser. */
export function runPlaywright(browserPath: string, args: readonly string[]): Promise<Counts> {
  return withReport((file) => {
    const env = { ...process.env, CHROMIUM_PATH: browserPath, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return runPackage("@playwright/test", ["test", "--reporter=list,json", ...args], env);
  }, playwrightCounts);
}

/** Runs a test runner that writes a JSON report to the file it is given, and counts what the report says. */
async function withReport<Report>(
  runner: (file: string) => Promise<number>,
  count: (report: Report) => Counts,
): Promise<Counts> {
  return withTemporaryFolder("tests", async (folder) => {
    const file = join(folder, "report.json");
    const code = await runner(file);
    const counts = existsSync(file)
      ? count(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failed: 0, skipped: 0 };
    // A runner may fail without a failing test, for one when it finds none.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  });
}
