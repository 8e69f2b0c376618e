import type { SiteEnvironment } from "../../lib/environment.ts";
import { checkContent } from "../content/check.ts";
import { readEnvironment } from "./environment.ts";
import { runNext } from "./next.ts";

/**
 * What is done to out/ after the export, in order. Each step answers an exit code. Their modules are loaded when
 * they run: they read content/site.ts, and a mistake there is the content check's to tell.
 */
const finishingSteps: readonly ((environment: SiteEnvironment) => Promise<number>)[] = [
  async (environment) => (await import("../export/policy/step.ts")).applyPolicy(environment),
  async (environment) => (await import("../export/finish.ts")).finishExport(environment),
];

/** Checks the content, exports the site to out/ and finishes it. Answers an exit code. */
export async function buildSite(env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const contentCode = await checkContent();
  if (contentCode !== 0) return contentCode;
  const environment = await readEnvironment(env);
  const steps = [() => exportSite(env), ...finishingSteps];
  for (const step of steps) {
    const code = await step(environment);
    if (code !== 0) return code;
  }
  return 0;
}

function exportSite(env: NodeJS.ProcessEnv): Promise<number> {
  return runNext(["build"], env);
}
