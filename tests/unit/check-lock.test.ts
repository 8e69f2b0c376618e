import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { lockProblems, unlikeLock } from "../../scripts/lock/problems.ts";

const integrity = `sha512-${"a".repeat(86)}==`;
const next = { version: "16.0.0", integrity };

test("the project's own lock file has no problems", () => {
  expect(lockProblems(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

test("an archive of the registry may be named, and a reviewed alias", () => {
  const packages = {
    "": {},
    "node_modules/next": { ...next, resolved: "https://registry.npmjs.org/next/-/next-16.0.0.tgz" },
    "node_modules/string-width-cjs": {
      name: "string-width",
      version: "4.2.0",
      integrity,
      resolved: "https://registry.npmjs.org/string-width/-/string-width-4.2.0.tgz",
    },
    "node_modules/@next/env": { ...next, resolved: "https://registry.npmjs.org/@next/env/-/env-16.0.0.tgz" },
    "node_modules/wrangler/node_modules/esbuild": { version: "1.0.0", integrity, hasInstallScript: true },
  };
  expect(lockProblems({ packages })).toEqual([]);
});

test.each<[what: string, change: Record<string, unknown>, message: string]>([
  ["another host", { resolved: "https://evil.test/next-16.0.0.tgz" }, "is https://evil.test/"],
  ["another package", { resolved: "https://registry.npmjs.org/nxt/-/nxt-16.0.0.tgz" }, "is https://reg"],
  ["another version", { resolved: "https://registry.npmjs.org/next/-/next-1.0.0.tgz" }, "is https://reg"],
  ["a git address", { resolved: "git+ssh://git@github.com/a/next.git#abc" }, "is git+ssh://"],
  ["a folder", { resolved: "../next", link: true, integrity: undefined }, "is a folder"],
  ["no hash", { integrity: undefined }, "has no sha512 hash"],
  ["a weaker hash", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, "has no sha512 hash"],
  [
    "a weaker hash beside it",
    { integrity: `${integrity} sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=` },
    "has no sha512",
  ],
  ["another name", { name: "nxt" }, "is nxt: review"],
  ["an install script", { hasInstallScript: true }, "wants to run a script"],
])("a lock file is refused when a package has %s", (_what, change, message) => {
  const [problem, ...others] = lockProblems({ packages: { "node_modules/next": { ...next, ...change } } });
  expect(problem).toContain(`node_modules/next ${message}`);
  expect(others).toEqual(change.link ? [expect.any(String), expect.any(String)] : []);
});

test("an optional package is missing unless it is where its dependent looks for it", () => {
  const packages = {
    "": { optionalDependencies: { fsevents: "2.3.3" } },
    "node_modules/fsevents": next,
    "node_modules/next": {
      ...next,
      optionalDependencies: { "@next/swc-darwin-arm64": "16.0.0", "@next/swc-win32-x64": "16.0.0" },
    },
    "node_modules/next/node_modules/@next/swc-win32-x64": next,
    "node_modules/neighbor/node_modules/@next/swc-darwin-arm64": next,
  };
  expect(lockProblems({ packages })).toEqual([
    expect.stringMatching(
      /^node_modules\/next depends on @next\/swc-darwin-arm64@16\.0\.0, which is missing/,
    ),
  ]);
});

test("installed packages that are not those of the lock file are named", () => {
  const lock = {
    packages: {
      "": {},
      "node_modules/next": { version: "2.0.0" },
      "node_modules/react": { version: "3.0.0" },
      "node_modules/clsx": { version: "1.0.0" },
      "node_modules/fsevents": { version: "1.0.0", optional: true },
    },
  };
  const installed = {
    packages: { "node_modules/next": { version: "1.0.0" }, "node_modules/react": { version: "3.0.0" } },
  };
  expect(unlikeLock(lock, installed)).toEqual([
    "next 1.0.0 instead of 2.0.0",
    "clsx missing instead of 1.0.0",
  ]);
});
