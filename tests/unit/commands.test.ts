import { spawnSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
import manifest from "../../package.json" with { type: "json" };
import { findBrowser } from "../../scripts/tools/browser.ts";
import { parsePort, readPort } from "../../scripts/tools/port.ts";
import { serve } from "../support/serve.ts";

const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const file = script.split(" ").find((word) => word.endsWith(".ts"));
  return file === undefined ? [] : [{ name, file: `./${file}` }];
});

const node = (...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", ...args], { encoding: "utf8" });

/** Runs all commands with --help in one process, which each must leave running. A process for each would take seconds. */
const askAll = `
  const logged = console.log;
  const answers = {};
  for (const { name, file } of ${JSON.stringify(commands)}) {
    process.argv = [process.execPath, file, "--help"];
    console.log = (text) => { answers[name] = (answers[name] ?? "") + text; };
    await import(file);
  }
  logged(JSON.stringify(answers));`;

test("--help describes every command without starting it", () => {
  const { stdout, status } = node("--input-type=module", "--eval", askAll);
  const usages = commands.map(({ name }) => [
    name,
    expect.stringMatching(new RegExp(`^npm (run )?${name}\\b.*\\n\\n[A-Z][^.]*\\.`)),
  ]);
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(usages));
  expect(status).toBe(0);
}, 60_000);

test("an option that a command does not know is refused", () => {
  const { stderr, status } = node("scripts/check-content.ts", "--bogus");
  expect(stderr).toMatch(/--bogus(.|\n)*\nUsage: npm run check:content/);
  expect(status).toBe(1);
}, 60_000);

describe("PORT", () => {
  test.each([
    ["3000", 3000],
    ["0", 0],
    ["", 8788],
    [undefined, 8788],
  ])("%p is port %p", (text, port) => expect(parsePort(text)).toBe(port));

  test.each(["abc", "65536", "-1", "80.5", " "])("%p is refused", (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is "${text}": it must be a whole number from 0 to 65535`);
  });

  test("a port in use is refused", async () => {
    const { port } = new URL(await serve(() => {}));
    await expect(readPort(port)).rejects.toThrow(`Port ${port} is in use.`);
    await expect(readPort("0")).resolves.toBe(0);
  });
});

describe("CHROMIUM_PATH", () => {
  test("comes before any other browser", async () => {
    expect(await findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  });

  test("is refused when it names no file", async () => {
    await expect(findBrowser({ CHROMIUM_PATH: "/nowhere/chromium" })).rejects.toThrow(
      'CHROMIUM_PATH is "/nowhere/chromium", which does not exist.',
    );
  });
});
