import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

let preview: ChildProcess | undefined;
afterEach(() => void preview?.kill());

/** Starts `npm run preview` in a folder. Returns what waits for a line of its output, and returns the line. */
function start(folder: string, ...options: readonly string[]) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const args = ["--import", tsx, resolve("scripts/preview.ts"), ...options];
  const env = { ...process.env, PORT: "0" };
  preview = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(preview.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  return async (words: string) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done || value.includes(words)) return value;
    }
  };
}

/** Writes a site of one page. */
function writeSite(folder: string, words: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), words);
}

test("a preview keeps the last build during the next one, and then serves that", async () => {
  await withTemporaryFolder("preview-test", async (folder) => {
    copyFileSync("wrangler.jsonc", join(folder, "wrangler.jsonc"));
    writeSite(join(folder, "out"), "first");
    const line = start(folder);
    const url = (await line("The site is at")).split(" ").at(-1);
    const words = async () => (await fetch(url)).text();
    expect(await words()).toBe("first");
    rmSync(join(folder, "out"), { recursive: true });
    expect(await words()).toBe("first");
    writeSite(join(folder, "next"), "second");
    renameSync(join(folder, "next"), join(folder, "out"));
    await line("There is a new build");
    expect(await words()).toBe("second");
  });
}, 60_000);

test("a refused build is shown, and marked as such", async () => {
  await withTemporaryFolder("preview-test", async (folder) => {
    copyFileSync("wrangler.jsonc", join(folder, "wrangler.jsonc"));
    writeSite(join(folder, ".next/export-unchecked"), "too heavy");
    const line = start(folder, "--refused");
    expect(await line("REFUSED")).toMatch(/cannot be published/);
    const url = (await line("The site is at")).split(" ").at(-1);
    expect(await (await fetch(url)).text()).toBe("too heavy");
  });
}, 60_000);
