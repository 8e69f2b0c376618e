import type { ExportFiles } from "./read-site.ts";

/**
 * Moves the files with the data of pages where the router looks. On Windows, Next.js writes about/__next.about/__PAGE__.txt instead of
 * about/__next.about.__PAGE__.txt (https://github.com/vercel/next.js/issues/92339).
 */
export function moveRouterFiles(files: ExportFiles): void {
  for (const [path, data] of files) {
    const place = path.replace(/__next\..*/, (name) => name.replaceAll("/", "."));
    if (place === path) continue;
    files.set(place, data);
    files.delete(path);
  }
}
