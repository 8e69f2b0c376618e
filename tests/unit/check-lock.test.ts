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

test("a whole lock file misses nothing", () => {
  expect(missingOptionalPackages(whole)).toEqual([]);
});

test("a package that is missing is named with the one that wants it", () => {
  const { "node_modules/@next/swc-darwin-arm64": _, ...packages } = whole.packages;
  expect(missingOptionalPackages({ packages })).toEqual([
    "node_modules/next depends on @next/swc-darwin-arm64@16.0.0",
  ]);
});

test("a package nested in another does not serve its neighbours", () => {
  const packages = {
    "node_modules/a": { optionalDependencies: { "@b/linux": "1.0.0" } },
    "node_modules/c": {},
    "node_modules/c/node_modules/@b/linux": {},
  };
  expect(missingOptionalPackages({ packages })).toEqual(["node_modules/a depends on @b/linux@1.0.0"]);
});
