import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { loadPages } from "../lib/registry.ts";
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
      "Builds the site and accepts how it looks and what it says, as later tests compare it. Writes pictures and accessible " +
      `names to ${snapshotFolder}/ and dates of change to content/last-changes.json, and prints which files differ.`,
  },
  async () => {
    const before = acceptedFiles();
    if ((await buildSite()) !== 0) throw new Problem("The site could not be built: nothing was accepted.");
    const code = await run("playwright", ["test", "scenarios.spec", "--update-snapshots=all"], {
      ...process.env,
      CHROMIUM_PATH: await ensureBrowser(),
    });
    const expected = new Set(referenceFiles(allScenarios(await loadPages())));
    for (const file of readdirSync(snapshotFolder))
      if (!expected.has(file)) rmSync(`${snapshotFolder}/${file}`);
    const lines = differences(before, acceptedFiles());
    console.log(
      lines.length > 0
        ? `\nAccepted:\n${lines.join("\n")}`
        : "\nNothing differs from what was accepted before.",
    );
    if (code !== 0) throw new Problem("\nNot everything could be accepted: see the failures above.");
    return 0;
  },
);

/** Returns every accepted file with its content. */
function acceptedFiles(): ReadonlyMap<string, string> {
  const references = existsSync(snapshotFolder) ? readdirSync(snapshotFolder) : [];
  const files = [...references.map((file) => `${snapshotFolder}/${file}`), "content/last-changes.json"];
  return new Map(files.filter(existsSync).map((file) => [file, readFileSync(file, "base64")]));
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => `  ${!before.has(file) ? "new" : after.has(file) ? "changed" : "removed"}: ${file}`);
}
