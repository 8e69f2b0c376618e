/**
 * npm run accept: accepts what was changed on the site. Builds it, which records the dates of change, and takes the
 * pictures and accessible names of every scenario anew.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadPages } from "../lib/registry.ts";
import { ensureBrowser } from "./browser.ts";
import { allScenarios } from "./scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "./scenarios/references.ts";
import { runPlaywright } from "./test/runners.ts";
import { buildSite } from "./tools/build-site.ts";
import { main } from "./tools/main.ts";
import { Problem } from "./tools/problem.ts";

const help = `npm run accept: builds the site and accepts how it looks and what it says, as later tests will compare it.
Writes ${snapshotFolder}/ and content/last-changes.json, and prints which files differ. Takes no arguments.`;

main(async () => {
  if (readArguments().help) {
    console.log(help);
    return 0;
  }
  const before = acceptedFiles();
  if ((await buildSite()) !== 0) throw new Problem("The site could not be built: nothing was accepted.");
  const { failed } = await runPlaywright(ensureBrowser().path, ["scenarios.spec", "--update-snapshots=all"]);
  const expected = new Set(referenceFiles(allScenarios(await loadPages())));
  for (const file of readdirSync(snapshotFolder))
    if (!expected.has(file)) rmSync(`${snapshotFolder}/${file}`);
  const lines = differences(before, acceptedFiles());
  console.log(
    lines.length > 0
      ? `\nAccepted:\n${lines.join("\n")}`
      : "\nNothing differs from what was accepted before.",
  );
  if (failed > 0) throw new Problem(`\nNot everything could be accepted: ${failed} failed, see above.`);
  return 0;
});

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: "boolean", short: "h" } } }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${help}`);
  }
}

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
