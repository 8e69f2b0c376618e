import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { findBrowser } from "../../scripts/tools/browser.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { readPort } from "../../scripts/tools/port.ts";
import { findProgram, installDebianPackages, mayInstallPackages } from "../../scripts/tools/programs.ts";
import { serve } from "../support/serve.ts";

/** Runs a job as a command in a folder, as a person does: without the environment that Jest adds. */
const run = (job: string, args: readonly string[] = [], cwd = process.cwd()) => {
  const [tsx, file] = [require.resolve("tsx"), resolve("scripts/tools/command.ts")].map(
    (path) => pathToFileURL(path).href,
  );
  const { NODE_ENV: _, __NEXT_PROCESSED_ENV: __, ...env } = process.env as NodeJS.Dict<string>;
  const script = `import { command } from "${file}";\ncommand({}, async () => ${job})`;
  return spawnSync(
    process.execPath,
    ["--import", `${tsx}`, "--input-type=module", "--eval", script, "--", ...args],
    {
      cwd,
      env: env as NodeJS.ProcessEnv,
      encoding: "utf8",
    },
  );
};

test.each([
  ["an argument that it does not know", "1", ["--bogus"], /^Unknown option '--bogus'.*\n$/],
  ["a bug, with its stack", "missing", [], /^ReferenceError: missing is not defined\n +at /],
])("a command fails for %s", (_what, job, args, message) => {
  const { stderr, status } = run(job, args);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});

test("a command reads .env files, as Next.js does, and returns the exit code of its job", async () => {
  await withTemporaryFolder("env", async (folder) => {
    writeFileSync(join(folder, ".env.local"), "PORT=7\n");
    expect(run("Number(process.env.PORT)", [], folder).status).toBe(7);
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

  afterEach(() => void jest.restoreAllMocks());

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
