import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { findProgram, listFiles, withSlashes, withTemporaryFolder } from "../../scripts/tools/files.ts";

test("files are listed with forward slashes, without links that lead nowhere", async () => {
  await withTemporaryFolder("files", async (folder) => {
    mkdirSync(join(folder, "pages"));
    writeFileSync(join(folder, "pages", "a.ts"), "");
    // Windows lets few accounts make links.
    if (process.platform !== "win32") symlinkSync(join(folder, "nowhere"), join(folder, "link"));
    expect(listFiles(folder)).toEqual([{ path: "pages/a.ts", bytes: 0 }]);
  });
  expect([withSlashes("a\\b.ts", "\\"), withSlashes("a\\b.ts", "/")]).toEqual(["a/b.ts", "a\\b.ts"]);
});

test("a program is found behind folders of PATH that cannot be read", () => {
  const { PATH } = process.env;
  process.env.PATH = ["", "/".padEnd(5_000, "a"), dirname(process.execPath)].join(delimiter);
  const found = findProgram("no-such-program", "node");
  process.env.PATH = PATH;
  expect(found).toBe(process.execPath);
});
