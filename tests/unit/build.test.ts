import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { NextConfig } from "next";
import { Problem } from "../../scripts/tools/problem.ts";
import { requireSite, sourceFiles, sourceFolders, sourceHash } from "../../scripts/tools/sources.ts";

const mockContent = jest.fn<() => Promise<void>>();
const mockPostBuild = jest.fn<() => Promise<void>>();
jest.mock("../../scripts/content/check.ts", () => ({ checkContent: () => mockContent() }));
jest.mock("../../scripts/post-build/post-build.ts", () => ({ postBuild: () => mockPostBuild() }));

const sources = [...sourceFolders.map((folder) => `${folder}/a.ts`), ...sourceFiles];
const project = process.cwd();
let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A folder with sources, and a site of other sources in out/. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  for (const file of sources) write(file, "a");
  write("out/index.html", "old");
  write("out/_redirects", "");
  process.chdir(root);
  jest.replaceProperty(process, "env", { ...process.env });
});

afterEach(() => {
  process.chdir(project);
  jest.resetAllMocks();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe("a build", () => {
  const exported = ".next/export-unchecked/index.html";

  /** Builds a site whose export is "new". */
  async function build(config: NextConfig = {}): Promise<void> {
    const { startBuild, finishBuild } = await import("../../scripts/build.ts");
    const id = sourceHash();
    const { distDir } = await startBuild({ output: "export", ...config });
    expect(distDir).toBe(dirname(exported));
    write(exported, "new");
    await finishBuild(id);
  }

  test("leaves out/ in place, as it may be a mount, and empty until the site is whole", async () => {
    const { ino } = statSync("out");
    mockPostBuild.mockImplementation(async () => expect(readdirSync("out")).toEqual([]));
    await build();
    expect([statSync("out").ino, readdirSync("out")]).toEqual([ino, ["index.html"]]);
    expect(readFileSync("out/index.html", "utf8")).toBe("new");
  });

  const refuse = (step: typeof mockContent) => () => step.mockRejectedValue(new Problem("Write a title."));
  const set = (variables: object) => () => Object.assign(process.env, variables);
  const save = () => mockPostBuild.mockImplementation(async () => write("app/a.ts", "b"));
  test.each<[what: string, prepare: () => void, printed: RegExp, config: NextConfig]>([
    ["a problem in the content", refuse(mockContent), /^Write a title\.$/, {}],
    ["a wrong variable", set({ SITE_ENV: "prod" }), /^SITE_ENV is "prod"/, {}],
    ["a problem in the export", refuse(mockPostBuild), /^Write a title\.$/, {}],
    ["a file saved meanwhile", save, /^Files have changed/, {}],
    [
      "a folder for the site",
      () => {},
      /^Remove basePath .* needs the root of a host/,
      { basePath: "/site" },
    ],
  ])("ends with %s, and leaves no site", async (_what, prepare, printed, config) => {
    prepare();
    const error = jest.spyOn(console, "error").mockReturnValue();
    jest.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    await expect(build(config)).rejects.toThrow("ended with 1");
    expect(error.mock.calls.join("\n")).toMatch(printed);
    expect(readdirSync("out")).toEqual([]);
  });
});

test.each([
  ["phase-production-build", "development", ".", /^NODE_ENV is "development" .* sets "production" itself/],
  ["phase-development-server", "development", "#1", /^Rename the folder .*#1: /],
] as const)("%s ends with a sentence for NODE_ENV=%s in %s", (phase, NODE_ENV, folder, printed) => {
  const cwd = join(root, folder);
  mkdirSync(cwd, { recursive: true });
  const script = `import adapter from "${pathToFileURL(join(project, "scripts/adapter.mjs"))}";
    adapter.modifyConfig({}, { phase: "${phase}" });`;
  const args = ["--input-type=module", "--eval", script, "build"];
  const options = { cwd, env: { ...process.env, NODE_ENV }, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  expect([status, stderr]).toEqual([1, expect.stringMatching(printed)]);
});

test("a site is refused when it is not whole, or was built from other sources", () => {
  expect(requireSite).toThrow("The sources have changed since out/ was built. Run `npm run build`.");
  write(`out/_next/static/${sourceHash()}/_buildManifest.js`, "");
  expect(requireSite).not.toThrow();
  rmSync("out/_redirects");
  expect(requireSite).toThrow(/no site in out\/.* Run `npm run build`\.$/);
});

test("the build id changes with every source, and with nothing else", () => {
  const before = sourceHash();
  for (const file of ["tests/b.ts", "public/.DS_Store", "content/a.ts~"]) write(file, "b");
  expect(sourceHash()).toBe(before);
  const ids = [...sources, "public/b.svg"].map((file) => {
    write(file, "b");
    return sourceHash();
  });
  expect(new Set([before, ...ids]).size).toBe(1 + ids.length);
});

test("every file of the project that a build loads is one of its sources", () => {
  const script = `for (const file of ["next.config.ts", "scripts/adapter.mjs", "scripts/build.ts",
      "scripts/post-build/post-build.ts"]) require("./" + file);
    console.log(JSON.stringify(Object.keys(require.cache)));`;
  const args = ["--import", "tsx", "--input-type=commonjs", "--eval", script];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8" });
  const loaded: string[] = JSON.parse(stdout);
  const own = loaded.filter((path) => !path.includes("node_modules")).map((path) => relative(project, path));
  const isSource = (path: string) =>
    sourceFiles.includes(path) || sourceFolders.some((folder) => path.startsWith(join(folder, "/")));
  expect(own).toContain(join("scripts", "build.ts"));
  expect(own.filter((path) => !isSource(path))).toEqual([]);
});

test("a site in an npm workspace, which has no lockfile of its own, has a build id", () => {
  const before = sourceHash();
  rmSync("package-lock.json");
  expect(sourceHash()).not.toBe(before);
});
