import { expect, test } from "@jest/globals";
import { type Lock, missingOptionalPackages } from "../../scripts/lock/missing-optional-packages.ts";

const whole: Lock = {
  packages: {
    "": { optionalDependencies: { fsevents: "2.3.3" } },
    "node_modules/fsevents": {},
    "node_modules/next": {
      optionalDependencies: { "@next/swc-darwin-arm64": "16.0.0", "@next/swc-win32-x64": "16.0.0" },
    },
    "node_modules/@next/swc-darwin-arm64": {},
    "node_modules/next/node_modules/@next/swc-win32-x64": {},
  },
};

test("a complete lock file has no missing packages", () => {
  expect(missingOptionalPackages(whole)).toEqual([]);
});

test("a missing package is named with the package that needs it", () => {
  const { "node_modules/@next/swc-darwin-arm64": _, ...packages } = whole.packages;
  expect(missingOptionalPackages({ packages })).toEqual([
    "node_modules/next depends on @next/swc-darwin-arm64@16.0.0",
  ]);
});

test("a nested package does not serve the neighbors of its parent", () => {
  const packages = {
    "node_modules/a": { optionalDependencies: { "@b/linux": "1.0.0" } },
    "node_modules/c": {},
    "node_modules/c/node_modules/@b/linux": {},
  };
  expect(missingOptionalPackages({ packages })).toEqual(["node_modules/a depends on @b/linux@1.0.0"]);
});
