import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { withTemporaryFolder } from "../tools/files.ts";
import { run } from "../tools/run.ts";
import { wranglerEnvironment } from "../tools/server.ts";

/** Where files go. The configuration is always the project's: wrangler would prefer a wrangler.json beside it. */
const configuration = "wrangler.jsonc";

/** Tells the guard that this upload is a checked one (guard.ts). */
const checked = { DEPLOY_CHECKED: "1" };

/** Returns the Worker's name: that of the configuration, or the preview's. */
export async function workerName(stage: "production" | "preview"): Promise<string> {
  // Imported here: it takes a second.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const { name } = readConfig({ config: configuration });
  return stage === "preview" ? `${name}-preview` : `${name}`;
}

/** Has wrangler check its configuration and the files of a folder. Returns its exit code. */
export function rehearse(folder: string, worker: string): Promise<number> {
  return run("wrangler", [...uploadOf(folder, worker), "--dry-run"], environment("warn"));
}

/**
 * Uploads a folder to a Worker. Returns the id of the new version, or undefined if wrangler published nothing, as after "no"
 * to one of its questions, for which its exit code is 0.
 */
export function upload(folder: string, worker: string, message: string): Promise<string | undefined> {
  return withTemporaryFolder("wrangler", async (outputFolder) => {
    const output = join(outputFolder, "output.jsonl");
    await run("wrangler", [...uploadOf(folder, worker), "--message", message], {
      ...environment("log"),
      WRANGLER_OUTPUT_FILE_PATH: output,
    });
    return existsSync(output) ? publishedVersion(readFileSync(output, "utf8")) : undefined;
  });
}

/** Returns the version that wrangler published, by its lines of JSON. After "no", its deployment has no version. */
export function publishedVersion(output: string): string | undefined {
  return (
    output
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { type: string; version_id?: string | null })
      .find(({ type, version_id }) => type === "deploy" && version_id)?.version_id ?? undefined
  );
}

/** Returns the id of the version that visitors get now, or undefined if there is none, or nobody is signed in yet. */
export async function liveVersion(worker: string): Promise<string | undefined> {
  const wrangler = join("node_modules", "wrangler", "bin", "wrangler.js");
  const args = [wrangler, "deployments", "status", "--json", "--config", configuration, "--name", worker];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment("log") });
    const { versions } = JSON.parse(stdout) as { versions: { version_id: string; percentage: number }[] };
    return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
  } catch {
    // The upload that follows reports why Cloudflare does not answer.
    return undefined;
  }
}

function uploadOf(folder: string, worker: string): string[] {
  // An empty environment is the configuration's top level, whatever CLOUDFLARE_ENV says.
  return ["deploy", "--config", configuration, "--env", "", "--name", worker, "--assets", folder];
}

function environment(level: string): NodeJS.ProcessEnv {
  return { ...process.env, ...wranglerEnvironment, ...checked, WRANGLER_LOG: level };
}
