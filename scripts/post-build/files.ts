import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../tools/files.ts";

/** The exported files, in a folder or in a test. Paths are relative, with forward slashes. */
export interface ExportFiles {
  paths: ReadonlySet<string>;
  bytes: (path: string) => Uint8Array;
  text: (path: string) => string;
  write: (path: string, text: string) => void;
  remove: (path: string) => void;
}

/** The files of a folder, listed once and read on demand. */
export function folderFiles(folder: string): ExportFiles {
  const paths = new Set(listFiles(folder).map(({ path }) => path));
  return {
    paths,
    bytes: (path) => readFileSync(join(folder, path)),
    text: (path) => readFileSync(join(folder, path), "utf8"),
    write: (path, text) => {
      writeFileSync(join(folder, path), text);
      paths.add(path);
    },
    remove: (path) => {
      rmSync(join(folder, path));
      paths.delete(path);
    },
  };
}

/** Returns the file that is served for a path: the one with that name, or the page's. */
export function fileFor(path: string, { paths }: Pick<ExportFiles, "paths">): string | undefined {
  const name = path === "/" ? "index.html" : path.slice(1);
  return [name, `${name}.html`].find((file) => paths.has(file));
}
