import { checkContent } from "../content/check.ts";
import { readEnvironment } from "./environment.ts";
import { runPackage } from "./run.ts";

/** What is done to out/ after the export, in order. Each step answers an exit code. */
const finishingSteps: readonly (() => Promise<number>)[] = [];

/** Checks the content, exports the site to out/ and finishes it. Answers an exit code. */
export async function buildSite(env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const contentCode = await checkContent();
  if (contentCode !== 0) return contentCode;
  await readEnvironment(env);
  const steps = [() => exportSite(env), ...finishingSteps];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

function exportSite(env: NodeJS.ProcessEnv): Promise<number> {
  return runPackage("next", ["build"], { ...env, NEXT_TELEMETRY_DISABLED: "1" });
}
