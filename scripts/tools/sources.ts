import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { listFiles } from "./machine.ts";
import { Problem } from "./problem.ts";

/** The folders and files on which a build depends. */
export const sourceFolders = ["app", "components", "content", "lib", "public", "scripts"];
export const sourceFiles = [
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "postcss.config.json",
  "tsconfig.json",
];

/** Returns the build id: a short hash of the sources. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  // Operating systems and editors leave hidden files, such as .DS_Store, and copies, such as pricing.ts~.
  const paths = sourceFolders
    .flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`))
    .filter((path) => !/^\.|~$/.test(basename(path)));
  // In an npm workspace, the lockfile is elsewhere.
  for (const path of [...paths, ...sourceFiles.filter((file) => existsSync(file))])
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** The folder of the site, which is served and published. */
export const siteFolder = "out";

/** Throws a Problem if out/ has no site, or if the sources have changed since the site was built. */
export function requireSite(): void {
  // The build writes this file last, so it is missing if the disk was full.
  if (!existsSync(`${siteFolder}/_redirects`))
    throw new Problem(
      `There is no site in ${siteFolder}/, because it was not built or the last build failed. Run \`npm run build\`.`,
    );
  // Next.js names a folder after the build id.
  if (!existsSync(`${siteFolder}/_next/static/${sourceHash()}`))
    throw new Problem(`The sources have changed since ${siteFolder}/ was built. Run \`npm run build\`.`);
}
