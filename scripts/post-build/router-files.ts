import type { ExportFiles } from "./read-site.ts";

/** Returns the files with a page's data, which the router requests instead of its HTML. */
export function routerFiles(route: string): string[] {
  const page = route.slice(1);
  const folder = page === "" ? "" : `${page}/`;
  const names = ["_full", "_index", "_tree", `${folder.replaceAll("/", ".")}__PAGE__`];
  return [`${page || "index"}.txt`, ...names.map((name) => `${folder}__next.${name}.txt`)];
}

/**
 * Moves these files where the router looks. On Windows, Next.js writes about/__next.about/__PAGE__.txt instead of
 * about/__next.about.__PAGE__.txt (https://github.com/vercel/next.js/issues/92339).
 */
export function moveRouterFiles(files: ExportFiles): void {
  for (const path of files.paths) {
    const place = path.replace(/__next\..*/, (name) => name.replaceAll("/", "."));
    if (place === path) continue;
    files.write(place, files.text(path));
    files.remove(path);
  }
}
