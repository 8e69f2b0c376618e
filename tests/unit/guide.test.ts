import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

const guide = readFileSync("docs/adding-a-page.md", "utf8");

/** The guide's blocks of code, each with the file that the sentence before it names last. */
const blocks = [...guide.matchAll(/`([\w./-]+\.tsx?)`[^`]*:\n\n```tsx?\n(.*?)^```$/gms)].map(
  ([, file = "", code = ""]) => ({ file, code }),
);

/** Whether the project has the code of a block already, as after following the guide. */
const isThere = (file: string) =>
  file === "content/schema.ts" ? readFileSync(file, "utf8").includes("PressContent") : existsSync(file);

/** Runs a script in a folder. Returns its output if it failed. */
function errorsOf(cwd: string, ...args: readonly string[]): string {
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd, env: env as NodeJS.ProcessEnv, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return status === 0 ? "" : `${stdout}${stderr}`;
}

test("the page of docs/adding-a-page.md compiles, and its words pass the check", async () => {
  const files = blocks.map(({ file }) => file);
  expect(files).toEqual([
    "content/pages/press.ts",
    "app/press/page.tsx",
    "content/schema.ts",
    "components/sections/press-facts.tsx",
  ]);
  await withTemporaryFolder("guide", async (folder) => {
    for (const path of ["app", "components", "content", "lib", "public/art", "package.json"])
      cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
    for (const { file, code } of blocks.filter((block) => !isThere(block.file))) {
      mkdirSync(join(folder, file, ".."), { recursive: true });
      // The schema is the one file that exists.
      (file === "content/schema.ts" ? appendFileSync : writeFileSync)(join(folder, file), code);
    }
    // Only the guide's files, and what they import.
    const config = {
      extends: resolve("tsconfig.json"),
      compilerOptions: { paths: { "@/*": ["./*"] } },
      include: [],
      files,
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    expect(errorsOf(folder, "node_modules/typescript/bin/tsc", "--noEmit")).toBe("");
    expect(errorsOf(folder, "--import", "tsx", resolve("scripts/check-content.ts"))).toBe("");
  });
}, 60_000);
