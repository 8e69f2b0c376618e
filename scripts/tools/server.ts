import { cpSync, existsSync, rmSync, unwatchFile, watchFile } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { onboardedKey } from "../../components/islands/onboarding/keys.ts";
import { withTemporaryFolder } from "./files.ts";
import { Problem } from "./problem.ts";

export interface Server {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a folder as Cloudflare does, on workerd (wrangler.jsonc). Port 0 is any free one. The server ends with this
 * process. Throws a Problem if the folder has no site.
 */
export async function startServer(port = 0, folder = "out", host = "localhost"): Promise<Server> {
  requireSite("to serve", folder);
  Object.assign(process.env, wranglerEnvironment);
  // Imported here: they take a second, and read the environment when they load.
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
    host,
    port,
    log: new Log(LogLevel.ERROR),
    handleRuntimeStdio: printRuntimeOutput,
    // Otherwise every start requests the data of a sample visitor.
    cf: false,
  });
  const { origin } = await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}

/**
 * Serves a copy of a folder on a port until Ctrl-C or another signal to end, and a copy of the next build when there is one: a build
 * removes the folder first. With `isOpen`, to other devices of the network too.
 */
export async function serve(port: number, isOpen: boolean, folder = "out"): Promise<void> {
  requireSite("to serve", folder);
  const asked = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
  const host = isOpen ? "0.0.0.0" : "localhost";
  await withTemporaryFolder("preview", async (copies) => {
    // Miniflare ends the process at a signal, sometimes before this function returns.
    process.once("exit", () => rmSync(copies, { recursive: true, force: true }));
    let builds = 0;
    const copySite = () => {
      const copy = join(copies, String(builds++));
      cpSync(folder, copy, { recursive: true });
      requireSite("to serve", folder);
      return copy;
    };
    let server = await startServer(port, copySite(), host);
    const openPort = Number(new URL(server.url).port);
    console.log(`\nThe site is at http://localhost:${openPort}`);
    if (isOpen)
      for (const address of networkAddresses())
        console.log(`On other devices of your network: http://${address}:${openPort}`);
    console.log(`${skipOnboarding}\nCtrl-C stops it.\n`);
    const showNext = async () => {
      let copy: string;
      try {
        copy = copySite();
      } catch (error) {
        // A build removes the folder, perhaps while it is copied. The last copy is served until the build is there.
        if (error instanceof Problem || (error as NodeJS.ErrnoException).code === "ENOENT") return;
        throw error;
      }
      await server.stop();
      server = await startServer(openPort, copy, host);
      console.log("There is a new build: reload the page.");
    };
    const failed = new Promise<never>((_, reject) => {
      // One after the other: a server needs the port of the one before.
      let shown = Promise.resolve();
      watchFile(folder, { interval: 500 }, () => {
        shown = shown.then(showNext);
        shown.catch(reject);
      });
    });
    await Promise.race([asked, failed]).finally(() => unwatchFile(folder));
    await server.stop();
  });
}

/** How to see pages without onboarding, which a browser shows until it has been finished once. */
export const skipOnboarding = `Without onboarding: paste localStorage.${onboardedKey} = "true" into the browser's console, and reload.`;

/** Returns this machine's addresses that other devices can reach. */
function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

/**
 * Prints what workerd writes, but not that a browser has closed its connection, which workerd reports as an error with a stack
 * (https://github.com/cloudflare/workerd/issues/3207).
 */
export function printRuntimeOutput(stdout: Readable, stderr: Readable): void {
  createInterface(stdout).on("line", (line) => console.log(line));
  let isDisconnection = false;
  createInterface(stderr).on("line", (line) => {
    // A report begins with its place in workerd's code. Its stack follows.
    if (/\.c\+\+:\d+: /.test(line)) isDisconnection = line.includes(": disconnected: ");
    if (!isDisconnection) console.error(line);
  });
}

/** Throws a Problem if no site has been built into a folder. `purpose` is its use, such as "to serve". */
export function requireSite(purpose: string, folder = "out"): void {
  if (existsSync(join(folder, "index.html"))) return;
  throw new Problem(`There is no site in ${folder}/ ${purpose}. Run \`npm run build\` first.`);
}

/** Wrangler without telemetry, banners or a log outside the project. */
export const wranglerEnvironment = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG: "error",
  WRANGLER_LOG_PATH: ".wrangler/logs",
} as const;
