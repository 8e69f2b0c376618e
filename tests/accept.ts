import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { pages } from "../lib/site/registry.ts";
import { command } from "../scripts/tools/command.ts";
import { Problem } from "../scripts/tools/problem.ts";
import { run } from "../scripts/tools/run.ts";
import { allScenarios } from "./scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "./scenarios/references.ts";

/** Makes a screenshot a third as large without changing a pixel. Chromium compresses quickly. */
async function compress(file: string): Promise<void> {
  writeFileSync(file, await sharp(readFileSync(file)).webp({ lossless: true, effort: 6 }).toBuffer());
}

// Another browser than the one of the references updates only names. With --redraw, it takes all screenshots again.
command({ options: { redraw: { type: "boolean", default: false } } }, async ({ values: { redraw } }) => {
  if ((await run("next", ["build"])) !== 0) throw new Problem("Nothing is updated without a build.");
  if (redraw)
    console.log("This browser takes all screenshots. CI has to use it from then on (docs/testing.md).");
  const started = Date.now();
  const code = await run(
    "playwright",
    ["test", "scenarios.spec", "announcements.spec", "--project=chromium", "--update-snapshots=changed"],
    { ...process.env, ...(redraw && { SCREENSHOTS: "required" }) },
  );
  const files = readdirSync(snapshotFolder).map((name) => ({ name, file: `${snapshotFolder}/${name}` }));
  const written = files.filter(
    ({ name, file }) => name.endsWith(".webp") && statSync(file).mtimeMs >= started,
  );
  await Promise.all(written.map(({ file }) => compress(file)));
  if (code === 0) {
    // Only a whole run shows which references nothing uses.
    const expected = new Set(referenceFiles(allScenarios(pages)));
    for (const { name, file } of files) if (!expected.has(name)) rmSync(file);
  }
  console.log("\nUpdated, and not committed yet:");
  await run("git", ["status", "--short", snapshotFolder]);
  if (code !== 0) throw new Problem("\nSome references could not be written: see the failures above.");
});
