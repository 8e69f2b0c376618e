import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../tools/files.ts";

/** Files that tell the CDN what to do. It reads them and serves none. */
const instructions = ["_headers", "_redirects", ".assetsignore"];

/** What of an export's folder no visitor gets: paths of files, and of folders with all that is in them. */
export function unpublished(folder: string): readonly string[] {
  const ignored = readFileSync(join(folder, ".assetsignore"), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return [...instructions, ...ignored];
}

/** The paths of an export's files that visitors get. */
export function publishedFiles(folder: string): readonly string[] {
  const hidden = unpublished(folder);
  const isHidden = (path: string) => hidden.some((name) => path === name || path.startsWith(`${name}/`));
  return listFiles(folder)
    .map(({ path }) => path)
    .filter((path) => !isHidden(path));
}
