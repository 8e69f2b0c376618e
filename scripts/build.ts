import { renameSync, rmSync } from "node:fs";
import type { NextConfig } from "next";
import { checkContent } from "./content/check.ts";
import { folderFiles } from "./post-build/read-site.ts";
import { exitOnProblem, Problem } from "./tools/problem.ts";
import { siteFolder } from "./tools/server.ts";
import { sourceHash } from "./tools/sources.ts";

/** Where Next.js exports the site. A build moves it to out/ when it has passed every check. */
const exportFolder = ".next/export-unchecked";

/** Checks the content, and for which site it is built. Returns the configuration of the build. */
export function startBuild(config: NextConfig): Promise<NextConfig> {
  return exitOnProblem(async () => {
    // So that nobody publishes an old site during a build or after one that failed.
    for (const folder of [siteFolder, exportFolder]) rmSync(folder, { recursive: true, force: true });
    await checkContent();
    // Imported here, because it reads content/site.ts, whose problems the content check reports.
    const { siteEnvironment } = await import("./tools/site-environment.ts");
    siteEnvironment();
    // With `output: "export"`, Next.js exports to distDir unless it is .next.
    return { ...config, distDir: exportFolder };
  });
}

/** Turns the export into the site, checks it, and moves it to out/. */
export function finishBuild(buildId: string): Promise<void> {
  return exitOnProblem(async () => {
    const { siteEnvironment } = await import("./tools/site-environment.ts");
    const { postBuild } = await import("./post-build/post-build.ts");
    const { pages } = await import("../lib/site/registry.ts");
    const routes = pages.map(({ path }) => path);
    await postBuild(folderFiles(exportFolder), routes, siteEnvironment());
    if (sourceHash() !== buildId) throw new Problem("Files have changed during the build. Build again.");
    renameSync(exportFolder, siteFolder);
  });
}
