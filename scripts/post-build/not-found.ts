import type { ExportedSite } from "./types.ts";

/** Removes the framework's own copy of 404.html, which every server would answer with as a page, status 200. */
export function removeNotFoundCopy({ files }: Pick<ExportedSite, "files">): void {
  for (const path of files.paths) if (/^_not-found[./]/.test(path)) files.remove(path);
}
