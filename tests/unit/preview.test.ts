import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { freePort } from "../../scripts/tools/cdn-server.ts";

test("the preview takes the next port where another server has the usual one", async () => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await freePort(port, "localhost")).toBeGreaterThan(port);
  server.close();
  await once(server, "close");
  expect(await freePort(port, "localhost")).toBe(port);
  expect(await freePort(0, "localhost")).toBeGreaterThan(0);
});

test("a preview at a port or host that cannot be used ends with a sentence", async () => {
  await expect(freePort(8788, "no.such.host.invalid")).rejects.toThrow(/^Choose another HOST or PORT\./);
});
