import { execFileSync } from "node:child_process";

/**
 * Returns the paths of pages and public files that were once removed from git. A host that is never emptied still serves
 * them. Some may have been added again.
 */
export function formerPaths(): string[] {
  const removed = ["--no-renames", "--diff-filter=D", "--name-only"];
  const folders = ["HEAD", "--", "app", "public"];
  const files = [...git("log", "--format=", ...removed, ...folders), ...git("diff", ...removed, ...folders)];
  return [...new Set(files.flatMap(servedPath))];
}

/** Returns the path that a source file is served at, if it has one. A folder in parentheses is not part of it. */
export function servedPath(file: string): string[] {
  if (file.startsWith("public/")) return [file.slice("public".length)];
  if (!file.startsWith("app/") || !file.endsWith("/page.tsx") || file.includes("[")) return [];
  const folders = file.split("/").slice(1, -1);
  return [`/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`];
}

/** Returns the lines of a git command. Without git, there is no history to ask. */
function git(...args: readonly string[]): string[] {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split("\n");
  } catch {
    return [];
  }
}
