import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export interface ListedFile {
  /** Relative to the listed folder, with forward slashes on every system. */
  path: string;
  bytes: number;
}

/** Returns every file in a folder and below it, in a stable order. */
export function listFiles(folder: string): ListedFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => ({ path: path.replaceAll("\\", "/"), stats: statSync(join(folder, path)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ path, stats }) => ({ path, bytes: stats.size }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
