import type { ExportedSite } from "./types.ts";

/** Removes the framework's own copy of 404.html, which every server would serve as a page, with status 200. */
export function removeNotFoundCopy({ files }: Pick<ExportedSite, "files">): void {
  for (const path of files.paths) if (/^_not-found[./]/.test(path)) files.remove(path);
}
