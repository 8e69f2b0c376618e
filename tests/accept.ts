import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { pages } from "../lib/site/registry.ts";
import { exitOnProblem, Problem } from "../scripts/tools/problem.ts";
import { allScenarios } from "./scenarios/list.ts";
import { referenceFiles, snapshotFolder } from "./scenarios/references.ts";

/** Runs the command of a package in this terminal. Returns its exit code. */
const run = (file: string, ...args: readonly string[]): number | null =>
  spawnSync(process.execPath, [`node_modules/${file}`, ...args], { stdio: "inherit" }).status;

// Another browser than the one of the references updates only names. With --redraw, it takes all screenshots again.
const options = process.argv.slice(2);
const redraw = options.includes("--redraw");
await exitOnProblem(async () => {
  const wrong = options.find((option) => option !== "--redraw");
  if (wrong) throw new Problem(`There is no option ${wrong}. docs/testing.md says what --redraw does.`);
  if (run("next/dist/bin/next", "build") !== 0) throw new Problem("Nothing is updated without a build.");
  if (redraw) {
    console.log("This browser takes all screenshots. CI has to use it from then on (docs/testing.md).");
    process.env.SCREENSHOTS = "required";
  }
  const started = Date.now();
  // Without a time limit, because a slow machine writes all screenshots too, as after a new name.
  const tests = "test scenarios.spec announcements.spec --project=chromium --update-snapshots=changed";
  const code = run("@playwright/test/cli.js", ...tests.split(" "), "--timeout=0");
  const files = readdirSync(snapshotFolder).map((name) => ({ name, file: `${snapshotFolder}/${name}` }));
  // A third as large without changing a pixel: Chromium compresses quickly.
  for (const { name, file } of files)
    if (name.endsWith(".webp") && statSync(file).mtimeMs >= started)
      writeFileSync(file, await sharp(readFileSync(file)).webp({ lossless: true, effort: 6 }).toBuffer());
  if (code === 0) {
    // Only a whole run shows which references nothing uses.
    const expected = new Set(referenceFiles(allScenarios(pages)));
    for (const { name, file } of files) if (!expected.has(name)) rmSync(file);
  }
  console.log("\nUpdated, and not committed yet:");
  spawnSync("git", ["status", "--short", snapshotFolder], { stdio: "inherit" });
  if (code !== 0) throw new Problem("\nSome references could not be written: see the failures above.");
});
