import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, jest, test } from "@jest/globals";
import { designColor } from "../../lib/site/tokens.ts";

test.each(["shadow-float", "schemes", "coral"])("--%s is no plain color", (token) => {
  expect(() => designColor(token)).toThrow(/^app\/styles\/tokens.css has no plain color --/);
});

test("colors are read from any valid stylesheet", async () => {
  const project = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), "tokens-")));
  mkdirSync("app/styles", { recursive: true });
  const dark = "@media (prefers-color-scheme:dark){:root{--a:#000}}";
  const others = "@media print{:root{--a:red}}:root .c{--a:red}";
  const css = `:root,.b{--x:{};@media print{--y:0}--a:#FFF;--b:var( --a )}${others}${dark}`;
  writeFileSync("app/styles/tokens.css", css);
  jest.resetModules();
  const { designColor: colorOf } = await import("../../lib/site/tokens.ts");
  expect([colorOf("a"), colorOf("b"), colorOf("b", "dark")]).toEqual(["#ffffff", "#ffffff", "#000000"]);
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});
