import { statSync } from "node:fs";
import { extname, join } from "node:path";
import { publishedFiles } from "./published.ts";

/** What a deployment would send of a folder, in lines: files and bytes of each kind, and the sum. */
export function publishedSummary(folder: string): readonly string[] {
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const path of publishedFiles(folder)) {
    const bytes = statSync(join(folder, path)).size;
    for (const kind of [extname(path) || "no ending", "in all"]) {
      const sum = kinds.get(kind) ?? { files: 0, bytes: 0 };
      kinds.set(kind, { files: sum.files + 1, bytes: sum.bytes + bytes });
    }
  }
  return [...kinds]
    .sort(([, a], [, b]) => a.bytes - b.bytes)
    .map(([kind, { files, bytes }]) => {
      return `${kind.padEnd(14)} ${String(files).padStart(4)} files ${bytes.toLocaleString("en").padStart(12)} bytes`;
    });
}
