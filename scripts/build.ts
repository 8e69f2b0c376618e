import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { NextConfig } from "next";
import { checkContent } from "./content/check.ts";
import { readFiles, writeFiles } from "./post-build/read-site.ts";
import { exitOnProblem, Problem } from "./tools/problem.ts";
import { siteFolder, sourceHash } from "./tools/sources.ts";

/** The folder in which a build makes the site, which moves to out/ when it has passed every check. */
const exportFolder = ".next/export-unchecked";

/** Checks the content, and for which site it is built. Returns the configuration of the build. */
export function startBuild(config: NextConfig): Promise<NextConfig> {
  return exitOnProblem(async () => {
    // So that nobody publishes an old site during a build or after one that failed. out/ itself may be a mount, and stays.
    mkdirSync(siteFolder, { recursive: true });
    const old = [exportFolder, ...readdirSync(siteFolder).map((name) => join(siteFolder, name))];
    for (const path of old) rmSync(path, { recursive: true, force: true });
    requireRoot(config);
    await checkContent();
    await checkEnvironment();
    // With `output: "export"`, Next.js exports to distDir unless it is .next.
    return { ...config, distDir: exportFolder };
  });
}

/** Throws a Problem for a site below a folder of its host: links, headers and redirects begin at the root. */
function requireRoot({ basePath, assetPrefix }: NextConfig): void {
  if (basePath || assetPrefix)
    throw new Problem(
      "Remove basePath and assetPrefix from next.config.ts: the site needs the root of a host (docs/deploying.md#other-hosts).",
    );
}

/** Throws a Problem for variables with which no site can be built. */
async function checkEnvironment(): Promise<void> {
  try {
    // Imported here, because it reads content/site.ts, whose problems the content check reports.
    (await import("../lib/site/environment.ts")).siteEnvironment();
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}

/** Turns the export into the site, checks it, and writes it to out/. */
export function finishBuild(buildId: string): Promise<void> {
  return exitOnProblem(async () => {
    const { origin, stage } = await import("../lib/site/environment.ts");
    const { postBuild } = await import("./post-build/post-build.ts");
    const files = readFiles(exportFolder);
    await postBuild(files, { origin, stage }, readFiles("public"));
    if (sourceHash() !== buildId) throw new Problem("Files have changed during the build. Build again.");
    writeFiles(files, siteFolder);
    rmSync(exportFolder, { recursive: true });
  });
}
