/**
 * npm run bench:load: the load that the engine and nginx bear with the same export, and what a million visits a day
 * mean. `-- --seconds 10` for each server; `--write` puts the figures into docs/performance.md.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ensureBrowser } from "./browser.ts";
import { freePort } from "./engine/ports.ts";
import type { Server } from "./engine/server.ts";
import { startEngine } from "./engine/start.ts";
import { readLoadArguments } from "./load/arguments.ts";
import { attack, type LoadResult } from "./load/attack.ts";
import { loadSection, withSection } from "./load/report.ts";
import { measureVisits } from "./load/visit.ts";
import { ensureNginx, nginxVersion } from "./nginx/find.ts";
import { startNginx } from "./nginx/start.ts";
import { hashedFiles } from "./post-build/policy/step.ts";
import { main } from "./tools/main.ts";
import { packageVersion } from "./tools/packages.ts";
import { requireSite } from "./tools/require-site.ts";
import { withTemporaryFolder } from "./tools/temporary-folder.ts";

const document = "docs/performance.md";

main(async () => {
  const { seconds, write } = readLoadArguments(process.argv.slice(2));
  requireSite("to serve");
  const nginx = ensureNginx();
  const browser = ensureBrowser();
  const { loadPages } = await import("../lib/registry.ts");
  const paths = [...(await loadPages()).map(({ path }) => path as string), ...hashedFiles()];
  return withTemporaryFolder("load", async (folder) => {
    const load = [
      await during(await startEngine(await freePort()), (engine) =>
        attack({ server: "the engine (wrangler dev)", ...engine }, paths, seconds),
      ),
    ];
    const visits = await during(await startNginx(nginx, folder, await freePort()), async (server) => {
      const measured = await measureVisits(server.address, browser);
      load.push(await attack({ server: "nginx", ...server }, paths, seconds));
      return measured;
    });
    const versions = {
      nginx: nginxVersion(nginx),
      ...Object.fromEntries(["wrangler", "autocannon", "next"].map((name) => [name, packageVersion(name)])),
      node: process.versions.node,
    };
    const date = new Date().toISOString().slice(0, 10);
    const section = loadSection({ date, versions, seconds, addresses: paths.length, load, visits });
    console.log(`\n${section}`);
    if (write) {
      const before = existsSync(document) ? readFileSync(document, "utf8") : "# Performance\n";
      writeFileSync(document, withSection(before, section));
    }
    return errorsOf(load) === 0 ? 0 : 1;
  });
});

async function during<Result>(server: Server, job: (server: Server) => Promise<Result>): Promise<Result> {
  try {
    return await job(server);
  } finally {
    await server.stop();
  }
}

function errorsOf(load: readonly LoadResult[]): number {
  return load.reduce((sum, { errors }) => sum + errors, 0);
}
