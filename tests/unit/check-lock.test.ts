import { expect, test } from "@jest/globals";
import { missingOptionalPackages } from "../../scripts/lock/missing-optional-packages.ts";

test("an optional package is missing unless it is where its dependent looks for it", () => {
  const packages = {
    "": { optionalDependencies: { fsevents: "2.3.3" } },
    "node_modules/fsevents": {},
    "node_modules/next": {
      optionalDependencies: { "@next/swc-darwin-arm64": "16.0.0", "@next/swc-win32-x64": "16.0.0" },
    },
    "node_modules/next/node_modules/@next/swc-win32-x64": {},
    "node_modules/neighbor/node_modules/@next/swc-darwin-arm64": {},
  };
  expect(missingOptionalPackages({ packages })).toEqual([
    "node_modules/next depends on @next/swc-darwin-arm64@16.0.0",
  ]);
});
