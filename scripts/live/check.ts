import { pages } from "../../lib/site/registry.ts";
import { listFiles } from "../tools/files.ts";
import { Problem } from "../tools/problem.ts";
import { startServer } from "../tools/server.ts";
import { compareSites, describeDifferences } from "./compare.ts";
import { formerPaths, pathsToCheck } from "./paths.ts";

/** Compares a published site with the site in a folder, as the local server serves it. Throws a Problem if they differ. */
export async function checkLive(origin: string, folder: string): Promise<void> {
  const routes = pages.map(({ path }) => path);
  const files = listFiles(folder).map(({ path }) => path);
  const paths = pathsToCheck(files, routes, formerPaths());
  console.log(`Comparing ${paths.length} URLs of ${origin} with what was built…`);
  const local = await startServer(0, folder);
  const differences = await compareSites(local.url, origin, paths).finally(local.stop);
  if (differences.length > 0)
    throw new Problem(
      `${describeDifferences(differences)}\n${origin} differs from what was built (differences: ${differences.length}). If it was ` +
        "deployed within the last minute, check again: npm run check:live. If out/ was built since, deploy it or build the " +
        "published version. Cloudflare's own changes to pages are listed in docs/deploying.md.",
    );
  console.log("No differences.");
}
