import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { listFiles } from "./files.ts";

/** The folders and files on which a build depends. */
export const sourceFolders = ["app", "components", "content", "lib", "public", "scripts/post-build"];
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
  // Hidden files, such as .DS_Store, come from operating systems and editors.
  const paths = sourceFolders
    .flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`))
    .filter((path) => !basename(path).startsWith("."));
  for (const path of [...paths, ...sourceFiles])
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex").slice(0, 16);
}
