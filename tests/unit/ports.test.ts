import { createServer } from "node:net";
import { expect, test } from "@jest/globals";
import { freePort, parsePort, previewPort } from "../../scripts/engine/ports.ts";

test("PORT is a number, or the default when it is not set", () => {
  expect(parsePort("3000")).toBe(3000);
  expect(parsePort(undefined)).toBe(8788);
  expect(parsePort("")).toBe(8788);
});

test.each(["abc", "0", "65536", "-1", "80.5", "1e3", " "])("PORT=%p is refused in one line", (text) => {
  expect(() => parsePort(text)).toThrow(
    `PORT is "${text}": it must be a whole number from 1 to 65535, such as PORT=8788.`,
  );
});

test("a port in use is refused, with another to try", async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await expect(previewPort(String(port))).rejects.toThrow(`Port ${port} is in use.`);
  await new Promise((resolve) => server.close(resolve));
  await expect(previewPort(String(port))).resolves.toBe(port);
});
