import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";

test("npm start refuses a port that another server has, before it builds for half a minute", async () => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const PORT = String((server.address() as AddressInfo).port);
  const args = ["--import", "tsx", "scripts/preview.ts", "--build"];
  const start = spawn(process.execPath, args, { env: { ...process.env, PORT } });
  expect(await text(start.stderr)).toMatch(`Port ${PORT} cannot be used.`);
  server.close();
});
