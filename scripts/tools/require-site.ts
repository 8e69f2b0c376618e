import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.ts";

/** Throws a Problem if no site has been built into a folder. `purpose` is its use, such as "to serve". */
export function requireSite(purpose: string, folder = "out"): void {
  if (existsSync(join(folder, "index.html"))) return;
  throw new Problem(`There is no site in ${folder}/ ${purpose}. Run \`npm run build\` first.`);
}
