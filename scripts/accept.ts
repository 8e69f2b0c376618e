import { readdirSync, rmSync } from "node:fs";
import { loadPages } from "../lib/build/registry.ts";
import { allScenarios } from "./scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "./scenarios/references.ts";
import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";

command({}, async () => {
  await buildSite();
  const code = await run(
    "playwright",
    ["test", "scenarios.spec", "announcements.spec", "--project=chromium", "--update-snapshots=changed"],
    { ...process.env, TEST_ALL: "1" },
  );
  const expected = new Set(referenceFiles(allScenarios(await loadPages())));
  for (const file of readdirSync(snapshotFolder))
    if (!expected.has(file)) rmSync(`${snapshotFolder}/${file}`);
  console.log("\nAccepted, and not committed yet:");
  const gitCode = await run("git", ["status", "--short", snapshotFolder]);
  if (code !== 0) throw new Problem("\nSome references could not be written: see the failures above.");
  return gitCode;
});
