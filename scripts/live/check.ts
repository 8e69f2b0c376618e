import { loadPages } from "../../lib/build/registry.ts";
import { listFiles } from "../tools/files.ts";
import { Problem } from "../tools/problem.ts";
import { startServer } from "../tools/server.ts";
import { compareSites, describeDifferences } from "./compare.ts";
import { pathsToCheck } from "./paths.ts";

/** Compares a published site with out/, as the local server serves it. Throws a Problem that lists every difference. */
export async function checkLive(origin: string): Promise<void> {
  const routes = (await loadPages()).map(({ path }) => path);
  const paths = pathsToCheck(
    listFiles("out").map(({ path }) => path),
    routes,
  );
  const local = await startServer();
  try {
    const differences = await compareSites(local.url, origin, paths);
    if (differences.length > 0)
      throw new Problem(
        `${describeDifferences(differences)}\n${origin} differs from out/ in ${differences.length} ways. A deployment reaches ` +
          "every server within a minute: if it is that recent, check again. docs/deploying.md lists what a zone may change.",
      );
    console.log(`${origin} is the site in out/: ${paths.length} URLs compared.`);
  } finally {
    await local.stop();
  }
}
