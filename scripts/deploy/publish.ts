import { checkLive } from "../live/check.ts";
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
  // `wrangler rollback` without a version goes to the one before, so that the second time it restores the bad one.
  const wayBack = previous
    ? `To go back to the one before: npx wrangler rollback ${previous} --name ${worker}`
    : `Versions to go back to: npx wrangler versions list --name ${worker}`;
  const versions = `Version ${version} of ${worker} is live. ${wayBack}`;
  await checkLive(origin, folder).catch((error) => {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(`Published, but:\n\n${error.message}\n${versions}`);
  });
  console.log(versions);
}
