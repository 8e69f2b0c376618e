import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Problem } from "./problem.ts";
import { siteFolder } from "./sources.ts";

/**
 * Serves a folder as Cloudflare does, on workerd with wrangler.jsonc. Port 0 is any free one. Returns the server's scheme, host and
 * port, and a function that stops the server, which ends with this process too. Throws a Problem where workerd does not run.
 */
export async function startServer(port = 0, folder = siteFolder, host = "localhost") {
  requireWorkerd();
  // wrangler reads these when it loads.
  Object.assign(process.env, { WRANGLER_LOG: "error", WRANGLER_LOG_PATH: ".wrangler/logs" });
  const { unstable_getMiniflareWorkerOptions: optionsOf } = await import("wrangler");
  const { Log, LogLevel, Miniflare } = await import("miniflare");
  const { workerOptions } = optionsOf("wrangler.jsonc", undefined, {
    overrides: { assets: { directory: resolve(folder) } },
  });
  // `wrangler dev` would put a second workerd in front, whose idle connections the first closes after five seconds.
  // A request at that instant gets a 500 (https://github.com/cloudflare/workers-sdk/issues/14641).
  const miniflare = new Miniflare({
    ...workerOptions,
    modules: true,
    // The files answer every request.
    script: "export default {}",
    host,
    port,
    log: new Log(LogLevel.ERROR),
    handleRuntimeStdio: printRuntimeOutput,
    // With it, each start downloads the data of a sample visitor.
    cf: false,
  });
  const { origin } = await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}

/**
 * Returns the first port, from this one up, at which nothing else listens; for 0, any free one. Throws a Problem if the host or port
 * cannot be used at all.
 */
export async function freePort(port: number, host: string): Promise<number> {
  // Browsers ask both addresses of localhost, so another server at either would answer instead of this one.
  const addresses = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  let free = port;
  for (const address of addresses) {
    const server = createServer();
    try {
      await once(server.listen(free, address), "listening");
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "EADDRINUSE") return freePort(port && port + 1, host);
      // A machine may have no IPv6.
      if (address === "::1" && /^EA(DDRNOTAVAIL|FNOSUPPORT)$/.test(`${code}`)) continue;
      throw new Problem(
        `Choose another HOST or PORT. The site cannot be served at ${host}:${port}: ${message}`,
      );
    }
    free = (server.address() as AddressInfo).port;
    await once(server.close(), "close");
  }
  return free;
}

/** Throws a Problem where workerd does not run. miniflare would end with "write EPIPE" or "spawn … ENOENT". */
function requireWorkerd(): void {
  // miniflare reads this variable too.
  const program = process.env.MINIFLARE_WORKERD_PATH ?? installedWorkerd();
  if (spawnSync(program, ["--version"]).status === 0) return;
  throw new Problem(
    "The preview needs workerd, which does not run on this system: on Linux it needs glibc 2.35 (as in Debian 12 or Ubuntu 22.04) " +
      "or later, and Alpine has none. `npm run build` works without it.",
  );
}

/** Returns the path of the program that miniflare starts. */
function installedWorkerd(): string {
  const miniflare = createRequire(import.meta.url).resolve("miniflare");
  return createRequire(miniflare)("workerd").default;
}

/**
 * Prints the output of workerd, except its reports of closed connections, which are not errors
 * (https://github.com/cloudflare/workerd/issues/3207).
 */
function printRuntimeOutput(stdout: Readable, stderr: Readable): void {
  createInterface(stdout).on("line", (line) => console.log(line));
  let isHidden = false;
  createInterface(stderr).on("line", (line) => {
    // The first line of a report names a line of workerd's code. A stack follows.
    if (/\.c\+\+:\d+: /.test(line)) isHidden = line.includes(": disconnected: ");
    if (!isHidden) console.error(line);
  });
}
