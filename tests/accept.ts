import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { pages } from "../lib/site/registry.ts";
import { exitOnProblem, Problem } from "../scripts/tools/problem.ts";
import { allScenarios } from "./scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "./scenarios/references.ts";

/** Runs the command of a package in this terminal. Returns its exit code. */
function run(file: string, ...args: readonly string[]): number | null {
  return spawnSync(process.execPath, [`node_modules/${file}`, ...args], { stdio: "inherit" }).status;
}

/** Makes a screenshot a third as large without changing a pixel. Chromium compresses quickly. */
async function compress(file: string): Promise<void> {
  writeFileSync(file, await sharp(readFileSync(file)).webp({ lossless: true, effort: 6 }).toBuffer());
}

// Another browser than the one of the references updates only names. With --redraw, it takes all screenshots again.
const { redraw } = parseArgs({ options: { redraw: { type: "boolean" } } }).values;
await exitOnProblem(async () => {
  if (run("next/dist/bin/next", "build") !== 0) throw new Problem("Nothing is updated without a build.");
  if (redraw)
    console.log("This browser takes all screenshots. CI has to use it from then on (docs/testing.md).");
  const started = Date.now();
  if (redraw) process.env.SCREENSHOTS = "required";
  const tests = ["scenarios.spec", "announcements.spec"];
  const code = run(
    "@playwright/test/cli.js",
    "test",
    ...tests,
    "--project=chromium",
    "--update-snapshots=changed",
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
  spawnSync("git", ["status", "--short", snapshotFolder], { stdio: "inherit" });
  if (code !== 0) throw new Problem("\nSome references could not be written: see the failures above.");
});
