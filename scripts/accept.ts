import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { loadPages } from "../lib/build/registry.ts";
import { allScenarios } from "./scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "./scenarios/references.ts";
import { buildSite } from "./tools/build-site.ts";
import { command } from "./tools/command.ts";
import { Problem } from "./tools/problem.ts";
import { run } from "./tools/run.ts";

/** Makes a picture a third as large without changing a pixel. Chromium compresses quickly. */
async function compress(file: string): Promise<void> {
  writeFileSync(file, await sharp(readFileSync(file)).webp({ lossless: true, effort: 6 }).toBuffer());
}

// Another browser than the one of the reviewed pictures accepts only names. With --redraw, it draws all pictures again.
command({ options: { redraw: { type: "boolean", default: false } } }, async ({ values: { redraw } }) => {
  await buildSite();
  if (redraw)
    console.log("All pictures are drawn by this browser. CI has to use it from then on (docs/testing.md).");
  const started = Date.now();
  const code = await run(
    "playwright",
    ["test", "scenarios.spec", "announcements.spec", "--project=chromium", "--update-snapshots=changed"],
    { ...process.env, TEST_ALL: "1", ...(redraw && { PICTURES: "required" }) },
  );
  const expected = new Set(referenceFiles(allScenarios(await loadPages())));
  for (const name of readdirSync(snapshotFolder)) {
    const file = `${snapshotFolder}/${name}`;
    if (!expected.has(name)) rmSync(file);
    else if (name.endsWith(".webp") && statSync(file).mtimeMs >= started) await compress(file);
  }
  console.log("\nAccepted, and not committed yet:");
  const gitCode = await run("git", ["status", "--short", snapshotFolder]);
  if (code !== 0) throw new Problem("\nSome references could not be written: see the failures above.");
  return gitCode;
});
