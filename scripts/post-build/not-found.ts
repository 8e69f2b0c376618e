import type { ExportedSite } from "./types.ts";

/** Removes the framework's own copy of 404.html, which every server would answer with as a page, status 200. */
export function removeNotFoundCopy({ files }: Pick<ExportedSite, "files">): void {
  const copies = [...files.paths].filter((path) =>
    ["_not-found.", "_not-found/"].some((beginning) => path.startsWith(beginning)),
  );
  if (copies.length === 0)
    throw new Error("Next.js exports no copy of the 404 page any more: take out this step.");
  for (const path of copies) files.remove(path);
}
