import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

const guide = readFileSync("docs/adding-a-page.md", "utf8");

/** The guide's blocks of code, each with the file that the sentence before it names last. */
const blocks = [...guide.matchAll(/`([\w./-]+\.tsx?)`[^`]*:\n\n```tsx?\n(.*?)^```$/gms)].map(
  ([, file = "", code = ""]) => ({ file, code }),
);

/** Runs a command of an installed package in a folder. Returns its output if it failed. */
function errorsOf(cwd: string, command: string, ...args: readonly string[]): string {
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd, env: env as NodeJS.ProcessEnv, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join("node_modules", command), ...args],
    options,
  );
  return status === 0 ? "" : `${stdout}${stderr}`;
}

test("the page of docs/adding-a-page.md compiles, and its words pass the check", async () => {
  expect(blocks.map(({ file }) => file)).toEqual([
    "content/pages/press.ts",
    "app/press/page.tsx",
    "content/schema.ts",
    "components/sections/press-facts.tsx",
  ]);
  await withTemporaryFolder("guide", async (folder) => {
    for (const path of [
      "app",
      "components",
      "content",
      "lib",
      "public/art",
      "scripts",
      "next.config.ts",
      "tsconfig.json",
      "package.json",
    ])
      cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
    for (const { file, code } of blocks) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      // The schema is the one file that exists.
      (file === "content/schema.ts" ? appendFileSync : writeFileSync)(path, code);
    }
    expect(errorsOf(folder, "next/dist/bin/next", "typegen")).toBe("");
    expect(errorsOf(folder, "typescript/bin/tsc", "--noEmit")).toBe("");
    expect(errorsOf(folder, "tsx/dist/cli.mjs", "scripts/check-content.ts")).toBe("");
  });
}, 120_000);
