import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { pages } from "../../lib/site/registry.ts";
import { allScenarios, type Scenario } from "../../tests/scenarios/list.ts";
import { answerForOtherHosts } from "../../tests/support/photos.ts";
import ensureChromium, { chromiumOptions } from "../tools/browser.ts";
import { exitOnProblem, Problem } from "../tools/problem.ts";
import { siteFolder, startServer } from "../tools/server.ts";
import { exportBase, findBase, git, npm } from "./base.ts";
import { readExport } from "./exported.ts";
import { verdict, writeReport } from "./report.ts";
import { changesOf, nameOf, type Review, reviewFiles, reviewPages } from "./review.ts";

/* Shows what a change does to the site (docs/testing.md). Progress goes to stderr. */

await exitOnProblem(async () => {
  const { commit, isAll, mustBeSame } = readOptions(process.argv.slice(2));
  const exported = isAll ? undefined : exportOf(findBase(commit), mustBeSame);
  npm("run build");
  await ensureChromium();
  const { args, ...options } = chromiumOptions();
  // On a busy machine, a picture may otherwise lack what is not painted yet.
  const whole = "--run-all-compositor-stages-before-draw";
  const browser = await chromium.launch({ ...options, args: [...args, whole] });
  const stops = [() => browser.close()];
  try {
    await answerForOtherHosts(browser);
    const serve = async (folder: string, scenarios: readonly Scenario[]) => {
      const { url, stop } = await startServer(0, folder);
      stops.push(stop);
      return { url, scenarios, ...(await readExport(folder)) };
    };
    const now = allScenarios(pages);
    const after = await serve(siteFolder, now);
    const before = exported && (await serve(`${exported.folder}/out`, scenariosThen(exported.folder, now)));
    const review: Review = {
      base: exported?.name,
      pages: await reviewPages(browser, before, after),
      files: before ? reviewFiles(before, after) : [],
    };
    console.log(`${linesOf(review).join("\n")}\n\nReport: ${writeReport(review)}`);
    if (mustBeSame && !verdict(review)) process.exitCode = 1;
  } finally {
    for (const stop of stops) await stop();
  }
});

function readOptions(args: string[]) {
  const options = { all: { type: "boolean" }, same: { type: "boolean" } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { all: isAll = false, same: mustBeSame = false } = values;
    const [commit, other] = positionals;
    if (other || (isAll && (mustBeSame || commit))) throw new Error("These options exclude each other.");
    return { commit, isAll, mustBeSame };
  } catch (error) {
    throw new Problem(
      `${(error as Error).message.replace(/\. To .*/, ".")}\nnpm run review [-- [COMMIT] [--same] | -- --all]`,
    );
  }
}

/** Exports a commit, or returns undefined after a message if it does not build. */
function exportOf(commit: string, mustBuild: boolean) {
  const name = git(["log", "-1", "--format=%h %s", commit]);
  console.error(`Compared with ${name}`);
  try {
    return { name, folder: exportBase(commit) };
  } catch (error) {
    if (!(error instanceof Problem) || mustBuild) throw error;
    console.error(`${error.message}\n${name} does not build. All pages are shown as they are now.\n`);
    return undefined;
  }
}

/** Returns today's scenarios, with the labels from then where there were such scenarios. */
function scenariosThen(folder: string, now: readonly Scenario[]): readonly Scenario[] {
  const then: readonly Scenario[] = JSON.parse(readFileSync(`${folder}/scenarios.json`, "utf8"));
  return [...now.filter(({ name }) => !then.some((scenario) => scenario.name === name)), ...then];
}

/** Returns the lines for the terminal. */
function linesOf(review: Review): string[] {
  const result = verdict(review);
  return [
    ...(result ? [result] : []),
    ...review.pages.map((page) => {
      const weight = (of: typeof page.before) => Object.values(of?.weights ?? {}).reduce((a, b) => a + b, 0);
      const change = weight(page.after) - weight(page.before);
      // Hashes, which differ in each build, compress to some bytes more or less.
      const heavier =
        Math.abs(change) < 100 ? [] : [`${change > 0 ? "+" : ""}${(change / 1000).toFixed(1)} kB`];
      return `${nameOf(page).padEnd(26)} ${[...changesOf(page), ...heavier].join(", ") || "as before, of other files"}`;
    }),
    ...review.files.map(({ file }) => `${`/${file}`.padEnd(26)} changed`),
  ];
}
