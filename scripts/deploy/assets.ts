import { extname } from "node:path";
import { listFiles } from "../tools/files.ts";

/** Files that configure the CDN. wrangler reads them and uploads none. */
const configuration = ["_headers", "_redirects", ".assetsignore"];

/** The files of an export that wrangler uploads, by kind, the most bytes last, and their sum. */
export function assetSummary(folder: string): readonly string[] {
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const { path, bytes } of listFiles(folder).filter(({ path }) => !configuration.includes(path))) {
    for (const kind of [extname(path) || "no ending", "in all"]) {
      const sum = kinds.get(kind) ?? { files: 0, bytes: 0 };
      kinds.set(kind, { files: sum.files + 1, bytes: sum.bytes + bytes });
    }
  }
  return [...kinds]
    .sort(([, a], [, b]) => a.bytes - b.bytes)
    .map(
      ([kind, { files, bytes }]) =>
        `${kind.padEnd(14)} ${String(files).padStart(4)} files ${bytes.toLocaleString("en").padStart(12)} bytes`,
    );
}
