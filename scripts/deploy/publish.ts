import { differencesOf } from "../live/check.ts";
import { describeDifferences } from "../live/compare.ts";
import { Problem } from "../tools/problem.ts";
import { liveVersion, upload } from "./wrangler.ts";

/**
 * Uploads a folder to a Worker, and compares what its address answers with the folder. Throws a Problem if nothing was
 * published, and one that names the way back if something else is live.
 */
export async function publish(
  folder: string,
  worker: string,
  origin: string,
  message: string,
): Promise<void> {
  const previous = await liveVersion(worker);
  const version = await upload(folder, worker, message);
  if (version === undefined) throw new Problem("Nothing was published: wrangler gives the reason above.");
  const versions = `Version ${version} of ${worker} is live. ${wayBack(worker, previous)}`;
  const problem = await findProblem(origin, folder);
  if (problem !== undefined) throw new Problem(`${problem}\n${versions}`);
  console.log(`No differences.\n${versions}`);
}

async function findProblem(origin: string, folder: string): Promise<string | undefined> {
  try {
    const differences = await differencesOf(origin, folder);
    if (differences.length === 0) return undefined;
    return (
      `${describeDifferences(differences)}\nPublished, but ${origin} differs from what was sent in ${differences.length} ways. ` +
      "Within the first minute, check again: npm run check:live. Cloudflare's own changes to pages are in docs/deploying.md."
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `Published, but not compared: ${error.message}`;
  }
}

/** `wrangler rollback` without a version goes to the one before, so that the second time it restores the bad one. */
function wayBack(worker: string, previous: string | undefined): string {
  return previous === undefined
    ? `Versions to go back to: npx wrangler versions list --name ${worker}`
    : `To go back to the one before: npx wrangler rollback ${previous} --name ${worker}`;
}
