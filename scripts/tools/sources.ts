import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { listFiles } from "./files.ts";

/** The sources of a build. */
const folders = ["app", "components", "content", "lib", "public", "scripts/post-build"];
const files = ["next.config.ts", "package-lock.json", "package.json", "postcss.config.mjs", "tsconfig.json"];

/** Returns a short hash of the sources of a build, which is the build's id. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  // Hidden files, such as .DS_Store, are an operating system's or an editor's.
  const paths = folders
    .flatMap((folder) => listFiles(folder).map(({ path }) => `${folder}/${path}`))
    .filter((path) => !basename(path).startsWith("."));
  for (const path of [...paths, ...files]) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex").slice(0, 16);
}
