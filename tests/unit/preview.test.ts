import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "@jest/globals";
import { freePort } from "../../scripts/tools/cdn-server.ts";

/** The addresses of localhost. A container may lack the second. */
const localAddresses = Object.values(networkInterfaces())
  .flatMap((all = []) => all.map(({ address }) => address))
  .filter((address) => ["127.0.0.1", "::1"].includes(address));

test.each(localAddresses)("the preview takes the next port if another server is at %s", async (address) => {
  const server = createServer().listen(0, address).unref();
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
