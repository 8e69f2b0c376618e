import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { findChromium, findProgram } from "../../scripts/tools/browser.ts";
import { listFiles, withSlashes, withTemporaryFolder } from "../../scripts/tools/files.ts";
import { Problem } from "../../scripts/tools/problem.ts";

describe("a command", () => {
  const { cwd, env, exitCode } = { ...process, cwd: process.cwd() };
  let error: jest.Spied<typeof console.error>;

  beforeEach(() => {
    error = jest.spyOn(console, "error").mockReturnValue();
    // As a person runs it: without the environment that Jest adds.
    const { __NEXT_PROCESSED_ENV: _, ...rest } = env;
    process.env = { ...rest, NODE_ENV: "production" };
  });

  afterEach(() => {
    jest.restoreAllMocks();
    process.chdir(cwd);
    process.env = env;
    process.exitCode = exitCode;
  });

  /** Runs a job as a command. Returns the exit code and what is printed as an error. */
  const run = async (job: () => Promise<number>, args: string[] = []) => {
    // Node.js, unlike Jest, imports the whole of a CommonJS module as its default.
    jest.doMock("@next/env", () => ({ __esModule: true, default: jest.requireActual("@next/env") }));
    const { command } = await import("../../scripts/tools/command.ts");
    await command({ args }, job);
    return { code: process.exitCode, printed: error.mock.calls.flat() };
  };

  test.each([
    [new Problem("Write a name."), "Write a name."],
    // With its stack.
    [new ReferenceError("a is not defined"), expect.objectContaining({ message: "a is not defined" })],
    // Its code is a number.
    [new DOMException("too late", "TimeoutError"), expect.objectContaining({ message: "too late" })],
  ])("fails for %p", async (reason, printed) => {
    expect(await run(() => Promise.reject(reason))).toEqual({ code: 1, printed: [printed] });
  });

  test("fails for an argument that it does not know", async () => {
    const printed = [expect.stringMatching(/^Unknown option '--bogus'/)];
    expect(await run(async () => 0, ["--bogus"])).toEqual({ code: 1, printed });
  });

  test("reads .env files, as Next.js does, and returns the exit code of its job", async () => {
    await withTemporaryFolder("env", async (folder) => {
      process.chdir(folder);
      writeFileSync(".env.local", "PORT=7\n");
      jest.resetModules();
      expect(await run(async () => Number(process.env.PORT))).toEqual({ code: 7, printed: [] });
    });
  });
});

test("CHROMIUM_PATH comes before any other browser, and is refused when it names no file", () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(() => findChromium({ CHROMIUM_PATH: tmpdir() })).toThrow("which is not a file.");
});

test("a program is a file in a folder of PATH, with an ending or not", async () => {
  await withTemporaryFolder("programs", async (folder) => {
    const PATH = ["", "/nowhere", folder].join(delimiter);
    for (const file of ["firefox", "chrome.exe"]) writeFileSync(join(folder, file), "");
    expect(["firefox", "chrome"].map((name) => findProgram(name, { PATH }))).toEqual([
      join(folder, "firefox"),
      join(folder, "chrome.exe"),
    ]);
    mkdirSync(join(folder, "chromium"));
    expect(findProgram("chromium", { PATH })).toBeUndefined();
    // A file of the working directory.
    expect(findProgram("package.json", { PATH })).toBeUndefined();
  });
});

test("files are listed with forward slashes, and links that lead nowhere are left out", async () => {
  await withTemporaryFolder("files", async (folder) => {
    mkdirSync(join(folder, "pages"));
    writeFileSync(join(folder, "pages", "a.ts"), "");
    symlinkSync(join(folder, "nowhere"), join(folder, "link"));
    expect(listFiles(folder)).toEqual([{ path: "pages/a.ts", bytes: 0 }]);
  });
  expect(withSlashes("content\\site.ts", "\\")).toBe("content/site.ts");
  expect(withSlashes("public/a\\b.svg", "/")).toBe("public/a\\b.svg");
});
