import { readdirSync, rmSync } from "node:fs";
import { loadPages } from "../lib/build/registry.ts";
import { allScenarios } from "./scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "./scenarios/references.ts";
import { ensureBrowser } from "./tools/browser.ts";
import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";

command(
  {
    usage: "npm run accept",
    summary:
      "Builds the site and accepts how its pages look and read as the reference for later tests. Writes pictures and accessible " +
      `names to ${snapshotFolder}/, and lists what is not committed.`,
  },
  async () => {
    await buildSite();
    const env = { ...process.env, TEST_ALL: "1", CHROMIUM_PATH: await ensureBrowser() };
    const code = await run(
      "playwright",
      ["test", "scenarios.spec", "announcements.spec", "--update-snapshots=changed"],
      env,
    );
    const expected = new Set(referenceFiles(allScenarios(await loadPages())));
    for (const file of readdirSync(snapshotFolder))
      if (!expected.has(file)) rmSync(`${snapshotFolder}/${file}`);
    console.log("\nAccepted, and not committed yet:");
    const gitCode = await run("git", ["status", "--short", snapshotFolder]);
    if (code !== 0) throw new Problem("\nSome references could not be written: see the failures above.");
    return gitCode;
  },
);
