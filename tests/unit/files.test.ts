import { delimiter, dirname } from "node:path";
import { expect, test } from "@jest/globals";
import { findProgram } from "../../scripts/tools/files.ts";

test("a program is found behind folders of PATH that cannot be read, and never in the working directory", () => {
  process.env.PATH = ["", "/".padEnd(5_000, "a"), dirname(process.execPath)].join(delimiter);
  expect(findProgram("package.json", "node")).toBe(process.execPath);
});
