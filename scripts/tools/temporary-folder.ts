import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Does a job with a new folder of the system's temporary ones, which goes when the job has ended, well or not. */
export async function withTemporaryFolder<Result>(
  name: string,
  job: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    return await job(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
