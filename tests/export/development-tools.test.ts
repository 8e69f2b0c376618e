import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { listFiles } from "../../scripts/tools/files.ts";

test("no script of the site has zod in it: content's schema is for tools, and only its types are for pages", () => {
  const scripts = listFiles("out").filter(({ path }) => path.endsWith(".js"));
  const withZod = scripts.filter(({ path }) => readFileSync(`out/${path}`, "utf8").includes("ZodError"));
  expect(scripts).not.toHaveLength(0);
  expect(withZod).toEqual([]);
});
