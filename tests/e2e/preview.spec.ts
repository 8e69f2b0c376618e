import { spawn } from "node:child_process";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { expect, test } from "../support/test.ts";

const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);

test("npm run preview -- --host prints an address that other devices can open", async ({ request }) => {
  test.skip(!outside.some(({ internal }) => !internal), "This machine is in no network.");
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/preview.ts", "--host"], {
    env: { ...process.env, PORT: "0" },
  });
  const ended = once(server, "exit");
  let output = "";
  server.stdout.on("data", (words) => {
    output += words;
  });
  await expect.poll(() => output).toContain("Ctrl-C stops it.");
  const [, address = ""] = /On other devices of your network: (\S+)/.exec(output) ?? [];
  expect((await request.get(address)).status()).toBe(200);
  expect(new URL(address).hostname).not.toBe("localhost");
  server.kill();
  await ended;
});
