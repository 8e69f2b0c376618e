import { type ChildProcess, spawn } from "node:child_process";
import { networkInterfaces } from "node:os";
import { expect, test } from "../support/test.ts";

const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);

/** Starts the preview on a free port. Returns its process and what it printed until it was ready. */
async function start(
  command: string,
  args: readonly string[],
): Promise<{ process: ChildProcess; output: string }> {
  const child = spawn(command, args, { env: { ...process.env, PORT: "0" } });
  let output = "";
  child.stdout.on("data", (words) => {
    output += words;
  });
  await expect.poll(() => output, { timeout: 45_000 }).toContain("Ctrl-C stops it.");
  return { process: child, output };
}

test("npm run preview -- --host prints an address that other devices can open", async ({ request }) => {
  test.skip(!outside.some(({ internal }) => !internal), "This machine is in no network.");
  const args = ["--import", "tsx", "scripts/preview.ts", "--host"];
  const { process: server, output } = await start(process.execPath, args);
  const [, address = ""] = /On other devices of your network: (\S+)/.exec(output) ?? [];
  expect((await request.get(address)).status()).toBe(200);
  expect(new URL(address).hostname).not.toBe("localhost");
  server.kill();
});

test("the preview ends with the shell that npm starts it in", async ({ request }) => {
  test.skip(process.platform === "win32", "Windows keeps the id of a parent that is gone.");
  const shell = "node --import tsx scripts/preview.ts; exit";
  const { process: npm, output } = await start("sh", ["-c", shell]);
  const [, url = ""] = /The site is at (\S+)/.exec(output) ?? [];
  expect((await request.get(url)).status()).toBe(200);
  npm.kill();
  await expect.poll(() => request.get(url).catch(() => "no answer")).toBe("no answer");
});
