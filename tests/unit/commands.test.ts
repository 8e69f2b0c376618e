import { EventEmitter, once } from "node:events";
import fs, { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import {
  findBrowser,
  findProgram,
  installDebianPackages,
  mayInstallPackages,
} from "../../scripts/tools/browser.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { readPort } from "../../scripts/tools/port.ts";
import { Problem } from "../../scripts/tools/problem.ts";
import { onChange } from "../../scripts/tools/sources.ts";
import { serve } from "../support/serve.ts";

let stop = () => {};
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

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

describe("PORT", () => {
  test("is 8788 by default", async () => {
    // Something else may run there.
    const whyNot = ({ message }: Error) => Number(/^Port (\d+) cannot be used/.exec(message)?.[1]);
    expect(await readPort("").catch(whyNot)).toBe(8788);
  });

  test.each(["abc", "65536", "-1", "80.5"])("%p is refused", async (text) => {
    await expect(readPort(text)).rejects.toThrow(`Port ${text} cannot be used: `);
  });

  test("a port in use is refused, and 0 is any other", async () => {
    const { port } = new URL(await serve(() => {}));
    await expect(readPort(port)).rejects.toThrow(/EADDRINUSE.* Choose another: PORT=0 is any free one\.$/);
    await expect(readPort("0")).resolves.toBe(0);
  });
});

test("CHROMIUM_PATH comes before any other browser, and is refused when it names no file", () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(() => findBrowser({ CHROMIUM_PATH: "/nowhere/chromium" })).toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", which does not exist.',
  );
});

test.each(["firefox", "firefox.exe"])("a program is found as %s in a folder of PATH", async (file) => {
  await withTemporaryFolder("programs", async (folder) => {
    writeFileSync(join(folder, file), "");
    const PATH = ["/nowhere", folder].join(delimiter);
    expect(findProgram("firefox", { PATH })).toBe(join(folder, file));
    expect(findProgram("chromium", { PATH })).toBeUndefined();
  });
});

describe("a package manager", () => {
  // Windows has none.
  process.getuid ??= () => 1000;

  test.each([
    ["root", 0, "", true],
    ["CI", 1000, "true", true],
    ["anybody else", 1000, "", false],
  ])("may be run by %s: uid %i, CI=%p, %p", (_, uid, CI, may) => {
    jest.replaceProperty(process, "env", { ...process.env, CI });
    jest.spyOn(process, "getuid").mockReturnValue(uid);
    expect(mayInstallPackages()).toBe(may && process.platform === "linux");
  });

  test("is not run for anybody else", async () => {
    jest.replaceProperty(process, "env", { ...process.env, CI: "", PATH: "" });
    jest.spyOn(process, "getuid").mockReturnValue(1000);
    const log = jest.spyOn(console, "log");
    await installDebianPackages(["a-package"]);
    expect(log).not.toHaveBeenCalled();
  });
});

describe("a change in a folder", () => {
  test("is reported, also far down", async () => {
    await withTemporaryFolder("sources", async (folder) => {
      const pages = join(folder, "pages");
      mkdirSync(pages);
      const events = new EventEmitter();
      stop = onChange([folder], () => void events.emit("change"));
      for (const file of [join(folder, "site.ts"), join(pages, "home.ts")]) {
        writeFileSync(file, "1");
        await once(events, "change");
      }
    });
  });

  test("is reported once with those that follow closely", () => {
    jest.useFakeTimers();
    const watch = jest.spyOn(fs, "watch").mockReturnValue({ close: () => {} } as fs.FSWatcher);
    const report = jest.fn();
    stop = onChange(["content"], report);
    const change = watch.mock.lastCall?.at(-1) as () => void;
    change();
    jest.advanceTimersByTime(200);
    change();
    jest.advanceTimersByTime(200);
    expect(report).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(report).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
