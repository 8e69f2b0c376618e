import { rmSync } from "node:fs";
import { join } from "node:path";

/** Deletes the framework's own copy of 404.html, which every server would answer with as a page, status 200. */
export async function removeNotFoundCopy(folder = "out"): Promise<number> {
  for (const name of ["_not-found", "_not-found.html", "_not-found.txt"])
    rmSync(join(folder, name), { recursive: true });
  return 0;
}
