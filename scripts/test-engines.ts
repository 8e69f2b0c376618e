import { ensureBrowser } from "./tools/browser.ts";
import { command } from "./tools/command.ts";
import { withTemporaryFolder } from "./tools/files.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";
import { requireSite } from "./tools/server.ts";

/** The engines that Playwright cannot drive as Debian installs them. */
const engines = ["firefox", "webkit"] as const;

command({ options: { only: { type: "string" } } }, async ({ values: { only } }) => {
  const chosen = engines.filter((name) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Problem(`There is no engine "${only}". There are: ${engines.join(", ")}.`);
  requireSite("to walk through");
  for (const name of chosen) await ensureBrowser(name);
  let failed = 0;
  for (const name of chosen) failed = (await walk(name)) || failed;
  return failed;
});

/** Returns the exit code of one engine's tests. Each file starts the engine again, with its own settings. */
function walk(engine: string): Promise<number> {
  console.log(`\n=== ${engine} ===\n`);
  const options = ["--import", "tsx", "--test", "--test-concurrency=1", "--test-reporter=spec"];
  const files = ["walk", "routes"];
  return withTemporaryFolder("engines", (folder) =>
    run(process.execPath, [...options, ...files.map((file) => `tests/engines/${file}.ts`)], {
      ...process.env,
      ENGINE: engine,
      TMPDIR: folder,
    }),
  );
}
