import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../support/temporary-folder.ts";

const hashed = { version: "1.0.0", integrity: `sha512-${"a".repeat(86)}==` };
const bundler = { ...hashed, bundleDependencies: ["b"] };
const bundled = { version: "1.0.0", inBundle: true };

const check = (cwd: string) =>
  spawnSync(process.execPath, [resolve(".ci/check-lockfile.js")], { cwd, encoding: "utf8" });

/** Checks a lockfile with two packages, of which one is in the other's folder. Returns the exit code and the errors. */
const checkPackages = (a: object, b: object) =>
  withTemporaryFolder("lockfile", async (cwd) => {
    const packages = { "node_modules/a": a, "node_modules/a/node_modules/b": b };
    writeFileSync(join(cwd, "package-lock.json"), JSON.stringify({ packages }));
    const { status, stderr } = check(cwd);
    return [status, stderr];
  });

test.each<[problem: string, b: object, a: object]>([
  ["", hashed, hashed],
  ["", bundled, bundler],
  ["another name", { ...hashed, name: "left-pad" }, hashed],
  ["no plain version", { ...hashed, version: "10.0.0.1:left/pad" }, hashed],
  ["a link", { ...hashed, link: true }, hashed],
  ["a URL", { ...hashed, resolved: "https://packages.example/b.tgz" }, hashed],
  ["no SHA-512 hash", { version: "1.0.0" }, hashed],
  ["no SHA-512 hash", { ...hashed, integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, hashed],
  ["no hashed package that bundles it", bundled, hashed],
])("the check of the lockfile finds %j in a package", async (problem, b, a) => {
  const message = `package-lock.json: node_modules/a/node_modules/b has ${problem}.\n`;
  expect(await checkPackages(a, b)).toEqual(problem ? [1, message] : [0, ""]);
});

test("the check of the lockfile finds a package that is bundled with one without a hash", async () => {
  const message = "node_modules/b has no hashed package that bundles it.\n";
  const unhashed = { ...bundler, integrity: undefined };
  expect(await checkPackages(unhashed, bundled)).toEqual([1, expect.stringContaining(message)]);
});

test("the project's lockfile installs packages of the registry alone", () => {
  expect(check(".")).toMatchObject({ status: 0, stderr: "" });
});

test("the check of the lockfile refuses another lockfile, which npm would read instead", () =>
  withTemporaryFolder("lockfile", async (cwd) => {
    writeFileSync(join(cwd, "package-lock.json"), '{ "packages": {} }');
    writeFileSync(join(cwd, "npm-shrinkwrap.json"), "{}");
    expect(check(cwd)).toMatchObject({ status: 1, stderr: expect.stringContaining("npm-shrinkwrap.json") });
  }));
