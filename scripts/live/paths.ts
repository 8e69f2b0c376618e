import { execFileSync } from "node:child_process";
import { routeOf } from "../content/queries.ts";
import { cdnFiles, hashedFolders, pageRedirects } from "../post-build/cdn-files.ts";

/**
 * Returns the paths to request from a published site: every page and file, other spellings of the pages' URLs, what is
 * missing, a hashed file too, and what was there once. `files` are the paths in out/, `routes` those of the page registry.
 */
export function pathsToCheck(
  files: readonly string[],
  routes: readonly string[],
  former: readonly string[],
): readonly string[] {
  const assets = files.filter((path) => !path.endsWith(".html") && !cdnFiles.includes(path));
  const paths = [
    ...routes,
    "/no-such-page",
    "/404",
    ...hashedFolders.map((folder) => `/${folder}no-such-file.js`),
    ...pageRedirects(routes).map(({ from }) => from),
    ...assets.map((path) => `/${path}`),
    ...former,
  ];
  return [...new Set(paths)];
}

/**
 * Returns the paths of pages and public files that were once removed from git. A host that is never emptied still serves
 * them. Some may have been added again.
 */
export function formerPaths(): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", [...args, "--no-renames", "--diff-filter=D", "--name-only", "--", "app", "public"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).split("\n");
  try {
    return [...git("log", "--format="), ...git("diff", "HEAD")].flatMap(servedPath);
  } catch {
    // Without git, there is no history to ask.
    return [];
  }
}

/** Returns the path that a source file is served at, if it has one. */
export function servedPath(file: string): string[] {
  if (file.startsWith("public/")) return [file.slice("public".length)];
  const isPage = file.startsWith("app/") && file.endsWith("/page.tsx") && !file.includes("[");
  return isPage ? [routeOf(file)] : [];
}
