import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

/** Checks the lockfile of a folder as CI does before it installs packages. */
function check(cwd: string) {
  const args = [resolve(".ci/check-lockfile.js")];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  return { status, stderr };
}

test("the lockfile installs packages of the registry alone", () => {
  expect(check(".")).toEqual({ status: 0, stderr: "" });
});

test("a package by another name, from another place or without a strong hash is refused", async () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const clsx = packages["node_modules/clsx"];
  const damages = [
    { name: "left-pad" },
    { version: "npm:left-pad@1.3.0" },
    { link: true },
    { resolved: "https://packages.example/clsx.tgz" },
    { integrity: undefined },
    { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" },
    { integrity: "sha512-" },
  ];
  for (const [index, damage] of damages.entries())
    packages[`node_modules/b/node_modules/package-${index}`] = { ...clsx, ...damage };
  packages["node_modules/wrap-ansi-cjs"].name = "left-pad";
  await withTemporaryFolder("lockfile", async (folder) => {
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
    const { status, stderr } = check(folder);
    expect(status).toBe(1);
    expect(stderr.match(/[\w-]+(?= has )/g)).toEqual([
      "wrap-ansi-cjs",
      ...damages.map((_, index) => `package-${index}`),
    ]);
  });
});
