import { renameSync, rmSync } from "node:fs";
import type { SiteEnvironment } from "../../lib/environment.ts";
import { checkContent } from "../content/check.ts";
import { readEnvironment } from "./environment.ts";
import { Problem } from "./problem.ts";
import { runNext } from "./run.ts";

/** The site that is served and published, and where it is exported to and checked before. */
const siteFolder = "out";
const exportFolder = ".next/export-unchecked";

/**
 * Checks the content, exports the site and finishes it. Only a site that passed every check comes to out/: while a build
 * runs, and after one that failed, there is none that could be published by mistake. Returns an exit code.
 */
export async function buildSite(env: NodeJS.ProcessEnv = process.env): Promise<number> {
  rmSync(siteFolder, { recursive: true, force: true });
  const contentCode = await checkContent();
  if (contentCode !== 0) return contentCode;
  const environment = await readEnvironment(env);
  const started = performance.now();
  const exportCode = await runNext(["build"], { ...env, EXPORT_FOLDER: exportFolder });
  if (exportCode !== 0) return exportCode;
  const exported = performance.now();
  try {
    await finishExport(environment);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return 1;
  }
  renameSync(exportFolder, siteFolder);
  const finished = performance.now();
  console.log(
    `Built in ${seconds(finished - started)}, ${seconds(finished - exported)} of it after the export.`,
  );
  return 0;
}

async function finishExport(environment: SiteEnvironment): Promise<void> {
  // Imported here, not above: they read content/site.ts, and a mistake there is the content check's to tell.
  const { postBuild } = await import("../post-build/run.ts");
  const { folderFiles } = await import("../post-build/files.ts");
  const { loadPages } = await import("../../lib/registry.ts");
  const routes = (await loadPages()).map(({ path }) => path);
  await postBuild(folderFiles(exportFolder), routes, environment);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
