import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import nextConfig from "../../next.config.ts";
import { sourceHash } from "../../scripts/tools/source-hash.ts";

const project = process.cwd();
let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
});

afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true, force: true });
});

test("a build checks the content first, and removes the last site even if it is refused", () => {
  write("package.json", '{ "type": "module" }');
  write("out/index.html", "");
  write("app/page.tsx", "");
  write("content/pages/start.ts", 'export default { path: "start" };\n');
  const args = ["--import", pathToFileURL(require.resolve("tsx")).href, join(project, "scripts/build.ts")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/content\/pages\/start\.ts:1 {2}path\n(.|\n)* problems in the content\.\n$/);
  expect(existsSync(join(root, "out"))).toBe(false);
}, 30_000);

test("`next build` alone stops, and names the command", () => {
  expect(nextConfig.generateBuildId).toThrow("Run `npm run build` instead.");
});

describe("the build id", () => {
  const env = { SITE_ENV: "production", NEXT_PUBLIC_A: "a", PATH: "/bin" };

  beforeEach(() => {
    for (const folder of ["app", "components", "content", "lib", "public", "scripts/post-build"])
      write(`${folder}/a.ts`, "a");
    for (const file of ["next.config.ts", "package-lock.json", "postcss.config.mjs"]) write(file, "a");
    process.chdir(root);
  });

  test("is the same for the same sources and variables", () => {
    const id = sourceHash(env);
    write("tests/b.ts", "b");
    expect(sourceHash({ NEXT_PUBLIC_A: "a", SITE_ENV: "production", PATH: "/usr/bin" })).toBe(id);
  });

  test.each([
    ["a component changes", () => write("components/a.ts", "b"), env],
    ["a file is added", () => write("public/b.svg", ""), env],
    ["a variable for browsers changes", () => {}, { ...env, NEXT_PUBLIC_A: "b" }],
    ["the site's address changes", () => {}, { ...env, SITE_URL: "https://a.com" }],
  ])("changes when %s", (_name, change, after) => {
    const id = sourceHash(env);
    change();
    expect(sourceHash(after)).not.toBe(id);
  });
});
