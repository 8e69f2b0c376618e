import { existsSync, readFileSync, rmSync } from "node:fs";
import { type Outcome, runNode } from "./execute.ts";

/** A test that should notice. */
export interface NamedTest {
  file: string;
  /** Its title, without those of the groups around it. */
  test: string;
  /** The title of its group, where tests of several groups have its title. */
  group?: string;
}

interface JestReport {
  testResults: readonly { assertionResults: readonly { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; ok: boolean }[];
}

/** Builds the site in a folder, as `npm run build` does. */
export function build(folder: string): Promise<Outcome> {
  return runNode(folder, ["--import", "tsx", "scripts/build.ts"]);
}

/** Runs a command of the project in a folder, such as "lint". */
export function runCommand(folder: string, command: Command): Promise<Outcome> {
  return runNode(folder, commands[command]);
}

export type Command = keyof typeof commands;

const commands = {
  lint: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
  typecheck: ["--import", "tsx", "scripts/typecheck.ts"],
  "check:content": ["--import", "tsx", "scripts/check-content.ts"],
} as const;

/** Runs tests of Jest in a folder. Answers the titles of those that passed and that failed. */
export async function runJestTests(folder: string, tests: readonly NamedTest[]): Promise<Results> {
  const report = await withReport<JestReport>(folder, (file) =>
    runNode(folder, [
      "node_modules/jest/bin/jest.js",
      "--ci",
      "--json",
      `--outputFile=${file}`,
      `--testNamePattern=${anyOf(tests)}`,
      "--runTestsByPath",
      ...filesOf(tests),
    ]),
  );
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: all.filter(({ status }) => status === "passed").map(({ title }) => title),
    failed: all.filter(({ status }) => status === "failed").map(({ title }) => title),
  };
}

/** Runs tests of Playwright in a folder whose site is built. Answers the titles of those that passed and that failed. */
export async function runBrowserTests(folder: string, tests: readonly NamedTest[]): Promise<Results> {
  const report = await withReport<PlaywrightSuite>(folder, (file) =>
    runNode(
      folder,
      [
        "node_modules/@playwright/test/cli.js",
        "test",
        "--reporter=json",
        // Two groups of guards run side by side.
        "--workers=1",
        `--grep=${anyOf(tests)}`,
        ...filesOf(tests),
      ],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    ),
  );
  const specs = specsOf(report);
  return {
    passed: specs.filter(({ ok }) => ok).map(({ title }) => title),
    failed: specs.filter(({ ok }) => !ok).map(({ title }) => title),
  };
}

export interface Results {
  passed: string[];
  failed: string[];
}

function specsOf(suite: PlaywrightSuite): { title: string; ok: boolean }[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Runs something that writes a JSON report to the file it is given, and reads that. */
async function withReport<Report>(folder: string, run: (file: string) => Promise<Outcome>): Promise<Report> {
  // Beside the copy: within it, it would be linted.
  const file = `${folder}.json`;
  rmSync(file, { force: true });
  const { output } = await run(file);
  if (!existsSync(file)) throw new Error(`The tests did not run:\n${output}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

function anyOf(tests: readonly NamedTest[]): string {
  const names = tests.map(({ group, test }) => (group ? `${group} ${test}` : test));
  return names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
}

function filesOf(tests: readonly NamedTest[]): string[] {
  return [...new Set(tests.map(({ file }) => file))];
}
