import { renameSync, rmSync } from "node:fs";
import { checkContent } from "../content/check.ts";
import { Problem } from "./problem.ts";
import { run } from "./run.ts";
import type { SiteEnvironment } from "./site-environment.ts";

/** The site that is served and published, and the folder where it is exported and checked first. */
const siteFolder = "out";
export const exportFolder = ".next/export-unchecked";

/**
 * Checks the content, exports the site and finishes it. Only a site that passed every check is moved to out/: during a build,
 * and after a failed one, there is none to publish by mistake. `npm run preview -- --refused` shows a refused one. Throws a Problem
 * when it fails.
 */
export async function buildSite(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  for (const folder of [siteFolder, exportFolder]) rmSync(folder, { recursive: true, force: true });
  await checkContent();
  const environment = await readEnvironment(env);
  const started = performance.now();
  const code = await run("next", ["build"], {
    ...env,
    EXPORT_FOLDER: exportFolder,
    NEXT_TELEMETRY_DISABLED: "1",
  });
  if (code !== 0) throw new Problem("The site could not be exported: Next.js gives the reason above.");
  const exported = performance.now();
  // Imported here, not above: they read content/site.ts, whose mistakes the content check reports.
  const { postBuild } = await import("../post-build/run.ts");
  const { folderFiles } = await import("../post-build/read-site.ts");
  const { pages } = await import("../../lib/site/registry.ts");
  const routes = pages.map(({ path }) => path);
  await postBuild(folderFiles(exportFolder), routes, environment, {
    isPlain: env.PLAIN_EXPORT === "1",
  });
  renameSync(exportFolder, siteFolder);
  const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
  console.log(`Built in ${seconds(started)}, ${seconds(exported)} of it after the export.`);
}

/** Returns the site's environment. Throws a Problem if a variable is wrong. */
export async function readEnvironment(env: NodeJS.ProcessEnv = process.env): Promise<SiteEnvironment> {
  // Imported here, not above: it reads content/site.ts, whose mistakes the content check reports.
  const { siteEnvironment } = await import("./site-environment.ts");
  try {
    return siteEnvironment(env);
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}
