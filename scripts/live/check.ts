import { loadPages } from "../../lib/build/registry.ts";
import { listFiles } from "../tools/files.ts";
import { Problem } from "../tools/problem.ts";
import { startServer } from "../tools/server.ts";
import { compareSites, describeDifferences, pathsToCheck } from "./compare.ts";

/** Compares a published site with out/, as the local server serves it. Throws a Problem that lists every difference. */
export async function checkLive(origin: string): Promise<void> {
  const routes = (await loadPages()).map(({ path }) => path);
  const paths = pathsToCheck(
    listFiles("out").map(({ path }) => path),
    routes,
  );
  console.log(`Comparing ${paths.length} URLs of ${origin} with out/…`);
  const local = await startServer();
  try {
    const differences = await compareSites(local.url, origin, paths);
    if (differences.length > 0)
      throw new Problem(
        `${describeDifferences(differences)}\n${origin} differs from out/ in ${differences.length} ways. If it was deployed within ` +
          "the last minute, check again. If out/ was built since, deploy it or build the published version. Cloudflare's own " +
          "changes to pages are listed in docs/deploying.md.",
      );
    console.log("No differences.");
  } finally {
    await local.stop();
  }
}
