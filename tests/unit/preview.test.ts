import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal);

let preview: ChildProcess | undefined;
afterEach(() => {
  preview?.kill();
  // A process that has not ended would keep Jest from ending.
  preview?.stdout?.destroy();
});

/**
 * Starts `npm run preview` in a folder, in a shell as npm does. Returns what waits for a line of its output, and returns the
 * line.
 */
function start(folder: string, ...options: readonly string[]) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const node = [process.execPath, "--import", tsx, resolve("scripts/preview.ts"), ...options];
  // Followed by a command, so that the shell does not become the program.
  const [program = "", ...args] =
    process.platform === "win32" ? node : ["sh", "-c", '"$@"; exit', "sh", ...node];
  const env = { ...process.env, PORT: "0" };
  preview = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(preview.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  return async (words: string) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done || value.includes(words)) return value;
    }
  };
}

/** Returns the words of a page, or "no answer". */
const read = (url: string) =>
  fetch(url)
    .then((answer) => answer.text())
    .catch(() => "no answer");

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
    expect(await read(url)).toBe("first");
    expect(await read(url.replace("localhost", outside?.address))).toBe("no answer");
    rmSync(join(folder, "out"), { recursive: true });
    expect(await read(url)).toBe("first");
    writeSite(join(folder, "next"), "second");
    renameSync(join(folder, "next"), join(folder, "out"));
    await line("There is a new build");
    expect(await read(url)).toBe("second");
    // The shell does not pass the signal on.
    preview?.kill();
    const deadline = Date.now() + 20_000;
    while ((await read(url)) !== "no answer" && Date.now() < deadline);
    expect(await read(url)).toBe("no answer");
  });
}, 60_000);

test("a refused build is shown, and marked as such, with --host to other devices too", async () => {
  await withTemporaryFolder("preview-test", async (folder) => {
    copyFileSync("wrangler.jsonc", join(folder, "wrangler.jsonc"));
    writeSite(join(folder, ".next/export-unchecked"), "too heavy");
    const line = start(folder, "--refused", "--host");
    expect(await line("REFUSED")).toMatch(/cannot be published/);
    const url = (await line(outside ? "On other devices" : "The site is at")).split(" ").at(-1);
    expect(new URL(url).hostname).toBe(outside?.address ?? "localhost");
    expect(await read(url)).toBe("too heavy");
  });
}, 60_000);
