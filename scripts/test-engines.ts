import { command } from "./tools/command.ts";
import { type EngineName, engineNames, ensureEngine } from "./tools/engines.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";
import { startServer } from "./tools/server.ts";

command(
  {
    usage: `npm run test:engines [-- --only ${engineNames.join("|")}]`,
    summary: `Walks through the site in out/ as a visitor does, in Firefox and then in WebKit. Pictures of all pages go to
test-results/engines/. An engine that is not here is installed, where Debian's packages can be.`,
    options: { only: { type: "string" } },
  },
  async ({ values }) => {
    const chosen = engineNames.filter((name) => values.only === undefined || name === values.only);
    if (chosen.length === 0)
      throw new Problem(`There is no engine "${values.only}". There are: ${engineNames.join(", ")}.`);
    for (const name of chosen) await ensureEngine(name);
    const server = await startServer();
    try {
      let failed = 0;
      for (const name of chosen) {
        const code = await walk(name, server.url);
        failed ||= code;
      }
      return failed;
    } finally {
      await server.stop();
    }
  },
);

/** Returns the exit code of one engine's walk. */
function walk(engine: EngineName, url: string): Promise<number> {
  console.log(`\n=== ${engine} ===\n`);
  const args = ["--import", "tsx", "--test-reporter=spec", "tests/engines/walk.ts"];
  return run(process.execPath, args, { ...process.env, ENGINE: engine, SITE_URL: url });
}
