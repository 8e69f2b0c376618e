import { spawn } from "node:child_process";
import { networkInterfaces } from "node:os";
import { expect, test } from "../support/test.ts";

const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);

test("npm run preview -- --host opens to other devices, and ends with npm's shell", async ({ request }) => {
  test.skip(!outside.some(({ internal }) => !internal), "This machine is in no network.");
  test.skip(process.platform === "win32", "Windows keeps the id of a parent that is gone.");
  // It starts a server of its own.
  test.slow();
  const shell = "node --import tsx scripts/preview.ts --host; exit";
  const env = { ...process.env, PORT: "0" };
  const npm = spawn("sh", ["-c", shell], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  npm.stdout.on("data", (words) => {
    output += words;
  });
  await expect.poll(() => output, { timeout: 120_000 }).toContain("Ctrl-C stops it.");
  const [, address = ""] = /On other devices of your network: (\S+)/.exec(output) ?? [];
  expect(new URL(address).hostname).not.toBe("localhost");
  expect((await request.get(address)).status()).toBe(200);
  npm.kill();
  await expect.poll(() => request.get(address).catch(() => "no answer")).toBe("no answer");
});
