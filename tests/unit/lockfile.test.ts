import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../support/temporary-folder.ts";

/** Returns the exit code and the errors of CI's check of the lockfile in a folder. */
function check(cwd: string) {
  const args = [resolve(".ci/check-lockfile.js")];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  return [status, stderr];
}

test("the lockfile installs packages of the registry alone", async () => {
  expect(check(".")).toEqual([0, ""]);
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  await withTemporaryFolder("lockfile", async (folder) => {
    for (const damage of [
      { name: "left-pad" },
      { version: "10.0.0.1:left/pad" },
      { link: true },
      { resolved: "https://packages.example/clsx.tgz" },
      { integrity: undefined },
      { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" },
    ]) {
      const clsx = { ...packages["node_modules/clsx"], ...damage };
      const lockfile = { packages: { ...packages, "node_modules/a/node_modules/clsx": clsx } };
      writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lockfile));
      expect(check(folder)).toEqual([1, expect.stringContaining("node_modules/a/node_modules/clsx has ")]);
    }
    writeFileSync(join(folder, "npm-shrinkwrap.json"), "{}");
    expect(check(folder)).toEqual([1, expect.stringContaining("Remove npm-shrinkwrap.json")]);
  });
});
