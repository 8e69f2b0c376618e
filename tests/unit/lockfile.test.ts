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
    const bundled = { version: "1.0.0", inBundle: true };
    const parent = { ...packages["node_modules/clsx"], bundleDependencies: ["clsx"] };
    const write = (a: object, clsx: object) => {
      const changed = { ...packages, "node_modules/a": a, "node_modules/a/node_modules/clsx": clsx };
      writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: changed }));
    };
    for (const [problem, clsx, a = parent] of [
      ["another name", { name: "left-pad" }],
      ["no plain version", { version: "10.0.0.1:left/pad" }],
      ["a link", { link: true }],
      ["a URL", { resolved: "https://packages.example/clsx.tgz" }],
      ["no SHA-512 hash", { integrity: undefined }],
      ["no SHA-512 hash", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }],
      [
        "no hashed package that bundles it",
        { integrity: undefined, inBundle: true },
        packages["node_modules/clsx"],
      ],
    ] as const) {
      write(a, { ...packages["node_modules/clsx"], ...clsx });
      const message = `package-lock.json: node_modules/a/node_modules/clsx has ${problem}.\n`;
      expect(check(folder)).toEqual([1, message]);
    }
    write(parent, bundled);
    expect(check(folder)).toEqual([0, ""]);
    write({ ...parent, integrity: undefined }, bundled);
    expect(check(folder)).toEqual([
      1,
      expect.stringContaining("clsx has no hashed package that bundles it.\n"),
    ]);
    writeFileSync(join(folder, "npm-shrinkwrap.json"), "{}");
    expect(check(folder)).toEqual([1, expect.stringContaining("Remove npm-shrinkwrap.json")]);
  });
});
