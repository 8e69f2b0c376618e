import { delimiter, dirname } from "node:path";
import { expect, test } from "@jest/globals";
import { findProgram } from "../../scripts/tools/files.ts";

test("a program is found behind folders of PATH that cannot be read, and never in the working directory", () => {
  const { PATH } = process.env;
  process.env.PATH = ["", "/".padEnd(5_000, "a"), dirname(process.execPath)].join(delimiter);
  const found = findProgram("package.json", "node");
  process.env.PATH = PATH;
  expect(found).toBe(process.execPath);
});
