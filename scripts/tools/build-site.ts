import type { SiteEnvironment } from "../../lib/environment.ts";
import { checkContent } from "../content/check.ts";
import { readEnvironment } from "./environment.ts";
import { runNext } from "./next.ts";

/**
 * What is done to out/ after the export, in order. Each step answers an exit code. Their modules are loaded when
 * they run: they read content/site.ts, and a mistake there is the content check's to tell.
 */
const finishingSteps: readonly ((environment: SiteEnvironment) => Promise<number>)[] = [
  async () => (await import("../post-build/not-found.ts")).removeNotFoundCopy(),
  async (environment) => (await import("../post-build/policy/step.ts")).applyPolicy(environment),
  async () => (await import("../post-build/redirects.ts")).writeRedirects(),
  async (environment) => (await import("../post-build/finish.ts")).finishExport(environment),
  async (environment) => (await import("../budgets/step.ts")).holdBudgets(environment),
];

/** Checks the content, exports the site to out/ and finishes it. Answers an exit code. */
export async function buildSite(env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const contentCode = await checkContent();
  if (contentCode !== 0) return contentCode;
  const environment = await readEnvironment(env);
  const started = performance.now();
  const exportCode = await exportSite(env);
  if (exportCode !== 0) return exportCode;
  const exported = performance.now();
  for (const step of finishingSteps) {
    const code = await step(environment);
    if (code !== 0) return code;
  }
  const finished = performance.now();
  console.log(
    `Built in ${seconds(finished - started)}, ${seconds(finished - exported)} of it after the export.`,
  );
  return 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

function exportSite(env: NodeJS.ProcessEnv): Promise<number> {
  return runNext(["build"], env);
}
