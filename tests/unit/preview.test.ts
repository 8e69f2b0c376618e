import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os, { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, jest, test } from "@jest/globals";
import { freePort, startServer } from "../../scripts/tools/cdn-server.ts";
import { ownAddresses } from "../../scripts/tools/machine.ts";
import { Problem } from "../../scripts/tools/problem.ts";

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

test("a machine that does not report its addresses has none", () => {
  expect(ownAddresses()).toContain("127.0.0.1");
  jest.spyOn(os, "networkInterfaces").mockImplementation(() => {
    throw new Error("uv_interface_addresses returned Unknown system error 13");
  });
  expect(ownAddresses()).toEqual([]);
  jest.restoreAllMocks();
});

test("where workerd does not run, the preview names its requirements", async () => {
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  const program = join(folder, "workerd");
  jest.replaceProperty(process, "env", { ...process.env, MINIFLARE_WORKERD_PATH: program });
  // Alpine lacks the program's loader, as if the file were missing. With an older glibc, it ends with 1.
  await expect(startServer(0, folder)).rejects.toThrow(/glibc.* `npm run build` works without it\.$/);
  writeFileSync(program, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await expect(startServer(0, folder)).rejects.toThrow(Problem);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});
