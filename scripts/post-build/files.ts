import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../tools/files.ts";
import type { ExportFiles } from "./types.ts";

/** The files of a folder, listed once and read as they are asked for. */
export function folderFiles(folder: string): ExportFiles {
  return {
    paths: new Set(listFiles(folder).map(({ path }) => path)),
    bytes: (path) => readFileSync(join(folder, path)),
    text: (path) => readFileSync(join(folder, path), "utf8"),
  };
}

/** The file that answers for an address: the one of that name, or the page's. */
export function fileFor(path: string, { paths }: Pick<ExportFiles, "paths">): string | undefined {
  const name = path === "/" ? "index.html" : path.slice(1);
  return [name, `${name}.html`].find((file) => paths.has(file));
}
