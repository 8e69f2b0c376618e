import { command } from "./tools/command.ts";
import { type EngineName, engineNames, ensureEngine } from "./tools/engines.ts";
import { withTemporaryFolder } from "./tools/files.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";
import { requireSite } from "./tools/server.ts";

command({ options: { only: { type: "string" } } }, async ({ values: { only } }) => {
  const chosen = engineNames.filter((name) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Problem(`There is no engine "${only}". There are: ${engineNames.join(", ")}.`);
  requireSite("to walk through");
  for (const name of chosen) await ensureEngine(name);
  let failed = 0;
  for (const name of chosen) failed = (await walk(name)) || failed;
  return failed;
});

/** Returns the exit code of one engine's tests. Each file starts the engine again, with its own settings. */
function walk(engine: EngineName): Promise<number> {
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
