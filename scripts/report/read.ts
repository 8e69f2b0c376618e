import type { PageContent } from "../../content/schema.ts";
import { loadPages } from "../../lib/registry.ts";
import { folderFiles } from "../post-build/files.ts";
import { readSite } from "../post-build/read-site.ts";
import type { ExportedSite } from "../post-build/types.ts";
import { readEnvironment } from "../tools/environment.ts";
import { requireSite } from "../tools/require-site.ts";

/** The exported site with the registry's pages that are in it. */
export interface BuiltSite {
  site: ExportedSite;
  contents: readonly PageContent[];
}

/** Reads the site of the last build. Says which pages of the registry it lacks, and refuses when there is none. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  requireSite("to report on", folder);
  const contents = await loadPages();
  const routes = contents.map(({ path }) => path);
  const site = readSite(folderFiles(folder), routes, await readEnvironment());
  const isThere = ({ path }: PageContent) => site.pages.some((page) => page.path === path);
  for (const { path } of contents.filter((content) => !isThere(content))) {
    console.log(`${path} is left out, for it is not in ${folder}/. Run \`npm run build\` again.`);
  }
  return { site, contents: contents.filter(isThere) };
}
