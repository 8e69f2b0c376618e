import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Problem } from "./problem.ts";
import { sourceHash } from "./sources.ts";

/** The folder of the site that is served and published. */
export const siteFolder = "out";

export interface Server {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a folder as Cloudflare does, on workerd (wrangler.jsonc). Port 0 is any free one. The server ends with this
 * process. Throws a Problem if the folder has no site.
 */
export async function startServer(port = 0, folder = siteFolder): Promise<Server> {
  if (folder === siteFolder) requireSite();
  // wrangler reads these when it loads.
  Object.assign(process.env, { WRANGLER_LOG: "error", WRANGLER_LOG_PATH: ".wrangler/logs" });
  const { unstable_getMiniflareWorkerOptions: optionsOf } = await import("wrangler");
  const { Log, LogLevel, Miniflare } = await import("miniflare");
  const { workerOptions } = optionsOf("wrangler.jsonc", undefined, {
    overrides: { assets: { directory: resolve(folder) } },
  });
  // Not by `wrangler dev`: it puts a second workerd in front, whose idle connections the first closes after five seconds.
  // A request at that instant gets a 500 (https://github.com/cloudflare/workers-sdk/issues/14641).
  const miniflare = new Miniflare({
    ...workerOptions,
    modules: true,
    // There is no code: files answer every request.
    script: "export default {}",
    host: "localhost",
    port,
    log: new Log(LogLevel.ERROR),
    handleRuntimeStdio: printRuntimeOutput,
    // Otherwise every start requests the data of a sample visitor.
    cf: false,
  });
  const { origin } = await miniflare.ready.catch(async (error) => {
    // Otherwise it would keep this process alive.
    await miniflare.dispose();
    throw error;
  });
  return { url: origin, stop: () => miniflare.dispose() };
}

/**
 * Prints what workerd writes, but not that a browser has closed its connection, which workerd reports as an error with a stack
 * (https://github.com/cloudflare/workerd/issues/3207).
 */
function printRuntimeOutput(stdout: Readable, stderr: Readable): void {
  createInterface(stdout).on("line", (line) => console.log(line));
  let isDisconnection = false;
  createInterface(stderr).on("line", (line) => {
    // A report begins with its place in workerd's code. Its stack follows.
    if (/\.c\+\+:\d+: /.test(line)) isDisconnection = line.includes(": disconnected: ");
    if (!isDisconnection) console.error(line);
  });
}

/** Throws a Problem if out/ has no site, or that of other sources. */
export function requireSite(): void {
  if (!existsSync(`${siteFolder}/index.html`))
    throw new Problem(
      `There is no site in ${siteFolder}/, because none was built or the last build failed. Run \`npm run build\`.`,
    );
  // Next.js names a folder after the build's id.
  if (!existsSync(`${siteFolder}/_next/static/${sourceHash()}`))
    throw new Problem(`The site in ${siteFolder}/ was built from other sources. Run \`npm run build\`.`);
}
