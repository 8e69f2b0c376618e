import { loadPages } from "../../lib/build/registry.ts";
import { listFiles } from "../tools/files.ts";
import { startServer } from "../tools/server.ts";
import { compareSites, type Difference, pathsToCheck } from "./compare.ts";
import { formerPaths } from "./former-paths.ts";

/** Compares a published site with the site in a folder, as the local server serves it. Returns the differences. */
export async function differencesOf(origin: string, folder: string): Promise<Difference[]> {
  const routes = (await loadPages()).map(({ path }) => path);
  const files = listFiles(folder).map(({ path }) => path);
  const paths = pathsToCheck(files, routes, formerPaths());
  console.log(`Comparing ${paths.length} URLs of ${origin} with ${folder}…`);
  const local = await startServer(0, folder);
  try {
    return await compareSites(local.url, origin, paths);
  } finally {
    await local.stop();
  }
}
