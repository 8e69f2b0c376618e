import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, isAbsolute, join, sep } from "node:path";

interface ListedFile {
  /** Relative to the listed folder, with forward slashes on every system. */
  path: string;
  bytes: number;
}

/** Returns every file in a folder and below it, in a stable order. */
export function listFiles(folder: string): ListedFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .flatMap((path) => {
      // A link may lead nowhere.
      const stats = statSync(join(folder, path), { throwIfNoEntry: false });
      return stats?.isFile() ? [{ path: withSlashes(path), bytes: stats.size }] : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns a path with forward slashes. On Linux it stays the same, because a backslash may be part of a name. */
export function withSlashes(path: string, separator = sep): string {
  return path.replaceAll(separator, "/");
}

/** Runs a job with a new temporary folder, and removes the folder when the job ends or fails. */
export async function withTemporaryFolder<T>(name: string, job: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    return await job(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the path of the first of these programs. Those without a folder are in PATH, and on Windows end with ".exe". */
export function findProgram(...programs: readonly string[]): string | undefined {
  // An empty entry, as in "/usr/bin:", would be the working directory.
  const folders = (process.env.PATH ?? "").split(delimiter).filter(isAbsolute);
  const pathsOf = (name: string) =>
    isAbsolute(name) ? name : folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]);
  return programs.flatMap(pathsOf).find((path) => existsSync(path));
}
