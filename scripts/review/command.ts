import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { pages } from "../../lib/site/registry.ts";
import { allScenarios, type Scenario } from "../../tests/scenarios/list.ts";
import { answerForPhotoHost } from "../../tests/support/photos.ts";
import ensureChromium, { chromiumOptions } from "../tools/browser.ts";
import { exitOnProblem, Problem } from "../tools/problem.ts";
import { siteFolder, startServer } from "../tools/server.ts";
import { describe, exportBase, findBase, npm } from "./base.ts";
import { readExport } from "./exported.ts";
import { writeReport } from "./report.ts";
import { reviewFiles, reviewPages, type Side, summaryOf } from "./review.ts";

/* Shows what a change does to the site: docs/testing.md. */

const usage = "npm run review [-- BASE | --all] [--same]";

await exitOnProblem(async () => {
  const { all, same, base: given } = readOptions(process.argv.slice(2));
  const progress = (text: string) => console.error(text);
  await ensureChromium();
  const base = all ? undefined : findBase(given);
  let exported: string | undefined;
  if (base) {
    progress(`Compared with ${describe(base)}`);
    exported = await exportBase(base).catch((error) => {
      if (!(error instanceof Problem) || same) throw error;
      progress(
        `${error.message}\n\nThe base does not build (see above), so that all pages are shown as they are now.`,
      );
      return undefined;
    });
  }
  progress("Building the site");
  await npm(["run", "build"]);

  const browser = await chromium.launch(chromiumOptions());
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  try {
    await answerForPhotoHost(browser);
    const side = async (folder: string, scenarios: readonly Scenario[]): Promise<Side> => {
      const server = await startServer(0, folder);
      servers.push(server);
      return { url: server.url, scenarios, ...(await readExport(folder)) };
    };
    const now = allScenarios(pages);
    const after = await side(siteFolder, now);
    const before = exported && (await side(`${exported}/out`, scenariosBefore(exported, now)));
    const reviews = await reviewPages(browser, before || undefined, after, progress);
    const files = before ? reviewFiles(before, after) : [];
    const subject = base && exported ? describe(base) : undefined;
    const report = await writeReport({ subject, reviews, files });
    const { lines, isSame } = summaryOf(reviews, files, subject !== undefined);
    console.log([...lines, "", `Report: ${report}`].join("\n"));
    if (same && !isSame) process.exitCode = 1;
  } finally {
    await Promise.all([browser.close(), ...servers.map(({ stop }) => stop())]);
  }
});

function readOptions(args: string[]) {
  const options = { all: { type: "boolean" }, same: { type: "boolean" } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { all = false, same = false } = values;
    const [base, ...others] = positionals;
    if (others.length > 0 || (all && (same || base))) throw new Error("These do not go together.");
    return { all, same, base };
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${usage}`);
  }
}

/** Returns today's scenarios with the labels of the base. */
function scenariosBefore(exported: string, now: readonly Scenario[]): readonly Scenario[] {
  const file = `${exported}/scenarios.json`;
  const then: readonly Scenario[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  return [...now.filter(({ name }) => !then.some((scenario) => scenario.name === name)), ...then];
}
