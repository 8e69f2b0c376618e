import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { findChromium } from "../../scripts/tools/browser.ts";
import { listFiles, withSlashes, withTemporaryFolder } from "../../scripts/tools/files.ts";

describe("a command", () => {
  const { cwd, env, exitCode } = { ...process, cwd: process.cwd() };
  const error = jest.spyOn(console, "error").mockReturnValue();

  beforeEach(() => {
    jest.resetModules();
    error.mockClear();
    // As a person runs it: without the environment that Jest adds.
    const { __NEXT_PROCESSED_ENV: _, ...rest } = env;
    process.env = { ...rest, NODE_ENV: "production" };
  });

  afterEach(() => {
    process.chdir(cwd);
    Object.assign(process, { env, exitCode });
  });

  /** Runs a job as a command. Returns the exit code, and what is printed as errors. */
  const run = async (job: () => Promise<number>, args: string[] = []) => {
    // Node.js, unlike Jest, imports the whole of a CommonJS module as its default.
    jest.doMock("@next/env", () => ({ __esModule: true, default: jest.requireActual("@next/env") }));
    await (await import("../../scripts/tools/command.ts")).command({ args }, job);
    return [process.exitCode, ...error.mock.calls.flat()];
  };

  test.each([
    // With its stack.
    [new ReferenceError("a is not defined"), expect.objectContaining({ message: "a is not defined" })],
    // Its code is a number.
    [new DOMException("too late", "TimeoutError"), expect.objectContaining({ message: "too late" })],
  ])("fails for %p", async (reason, printed) => {
    expect(await run(() => Promise.reject(reason))).toEqual([1, printed]);
  });

  test("fails for an argument that it does not know", async () => {
    expect(await run(async () => 0, ["--bogus"])).toEqual([1, expect.stringMatching(/^Unknown option '--b/)]);
  });

  test("reads .env files, and returns the exit code of its job", async () => {
    await withTemporaryFolder("env", async (folder) => {
      process.chdir(folder);
      writeFileSync(".env.local", "PORT=7\n");
      expect(await run(async () => Number(process.env.PORT))).toEqual([7]);
    });
  });
});

test("CHROMIUM_PATH comes before any other browser, and must name a file", () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(() => findChromium({ CHROMIUM_PATH: tmpdir() })).toThrow("which is not a file.");
});

test("files are listed with forward slashes, without links that lead nowhere", async () => {
  await withTemporaryFolder("files", async (folder) => {
    mkdirSync(join(folder, "pages"));
    writeFileSync(join(folder, "pages", "a.ts"), "");
    symlinkSync(join(folder, "nowhere"), join(folder, "link"));
    expect(listFiles(folder)).toEqual([{ path: "pages/a.ts", bytes: 0 }]);
  });
  expect([withSlashes("a\\b.ts", "\\"), withSlashes("a\\b.ts", "/")]).toEqual(["a/b.ts", "a\\b.ts"]);
});
