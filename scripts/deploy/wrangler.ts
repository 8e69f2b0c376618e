import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { withTemporaryFolder } from "../tools/files.ts";
import { Problem } from "../tools/problem.ts";
import { packageCommands, run } from "../tools/run.ts";
import { wranglerEnvironment } from "../tools/server.ts";

/**
 * The configuration is always the project's, where wrangler would prefer a wrangler.json beside it, and its top level, whatever
 * CLOUDFLARE_ENV says: that is the empty environment.
 */
const config = "wrangler.jsonc";
const env = "";

/** Returns the Worker's name: that of the configuration, or the preview's. */
export async function workerName(stage: "production" | "preview"): Promise<string> {
  // Imported here: it takes a second.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const { name } = readConfig({ config, env });
  return stage === "preview" ? `${name}-preview` : `${name}`;
}

/** Has wrangler check its configuration and the files of a folder. Throws a Problem if it would refuse them. */
export async function rehearse(folder: string, worker: string): Promise<void> {
  const code = await deploy(folder, worker, ["--dry-run"], { WRANGLER_LOG: "warn" });
  if (code !== 0) throw new Problem("wrangler would refuse this.");
}

/**
 * Uploads a folder to a Worker. Returns the id of the new version, or undefined if wrangler published nothing, as after "no"
 * to one of its questions, for which its exit code is 0.
 */
export function upload(folder: string, worker: string, message: string): Promise<string | undefined> {
  return withTemporaryFolder("wrangler", async (outputFolder) => {
    const output = join(outputFolder, "output.jsonl");
    await deploy(folder, worker, ["--message", message], { WRANGLER_OUTPUT_FILE_PATH: output });
    return existsSync(output) ? publishedVersion(readFileSync(output, "utf8")) : undefined;
  });
}

/** Returns the version that wrangler published, by its lines of JSON. After "no", its deployment has no version. */
export function publishedVersion(output: string): string | undefined {
  const entries = output.split("\n").filter(Boolean);
  const deployment = entries.map((line) => JSON.parse(line)).find(({ type }) => type === "deploy");
  return deployment?.version_id ?? undefined;
}

/** Returns the id of the version that visitors get now, or undefined if there is none, or nobody is signed in yet. */
export async function liveVersion(worker: string): Promise<string | undefined> {
  const command = ["deployments", "status", "--json", "--config", config, "--name", worker];
  const args = [packageCommands.wrangler, ...command];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment() });
    const { versions } = JSON.parse(stdout) as { versions: { version_id: string; percentage: number }[] };
    return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
  } catch {
    // The upload that follows reports why Cloudflare does not answer.
    return undefined;
  }
}

/** Runs `wrangler deploy`. Returns its exit code. */
function deploy(
  folder: string,
  worker: string,
  more: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<number> {
  const args = ["deploy", "--config", config, "--env", env, "--name", worker, "--assets", folder, ...more];
  // The guard lets only this upload pass (guard.ts).
  return run("wrangler", args, { ...environment(), DEPLOY_CHECKED: "1", ...variables });
}

const environment = () => ({ ...process.env, ...wranglerEnvironment, WRANGLER_LOG: "log" });
