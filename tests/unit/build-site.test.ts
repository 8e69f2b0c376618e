import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import nextConfig from "../../next.config.ts";
import { Problem } from "../../scripts/tools/problem.ts";
import type { run } from "../../scripts/tools/run.ts";
import { sourceHash } from "../../scripts/tools/sources.ts";

/** In their order. */
const mockSteps = {
  checkContent: jest.fn<() => Promise<void>>(),
  run: jest.fn<typeof run>(),
  postBuild: jest.fn<() => Promise<void>>(),
};
jest.mock("../../scripts/content/check.ts", () => ({ checkContent: () => mockSteps.checkContent() }));
jest.mock("../../scripts/tools/run.ts", () => ({
  run: (...args: Parameters<typeof run>) => mockSteps.run(...args),
}));
jest.mock("../../scripts/post-build/run.ts", () => ({ postBuild: () => mockSteps.postBuild() }));
jest.mock("../../lib/site/registry.ts", () => ({ pages: [] }));

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

describe("a build", () => {
  const refuse = async () => {
    throw new Problem("a mistake");
  };

  beforeEach(() => {
    jest.spyOn(console, "log").mockReturnValue();
    write("out/index.html", "old");
    process.chdir(root);
    for (const step of Object.values(mockSteps)) step.mockReset();
    // The folder is that of the last site only once everything has been checked.
    mockSteps.run.mockImplementation(async (_command, _args, env) => {
      write(`${env?.EXPORT_FOLDER}/index.html`, "new");
      return 0;
    });
    mockSteps.postBuild.mockImplementation(async () => expect(existsSync("out")).toBe(false));
  });

  test.each<[what: string, prepare: () => unknown, env: Record<string, string>, steps: number]>([
    ["the content has mistakes", () => mockSteps.checkContent.mockImplementation(refuse), {}, 1],
    ["a variable is wrong", () => {}, { SITE_ENV: "prod" }, 1],
    ["Next.js fails", () => mockSteps.run.mockResolvedValue(1), {}, 2],
    ["the exported site has mistakes", () => mockSteps.postBuild.mockImplementation(refuse), {}, 3],
  ])("stops and leaves no site when %s", async (_what, prepare, env, steps) => {
    prepare();
    const { buildSite } = await import("../../scripts/tools/build-site.ts");
    await expect(buildSite({ NODE_ENV: "test", ...env })).rejects.toThrow(Problem);
    expect(Object.values(mockSteps).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1].fill(0, steps));
    expect(existsSync("out")).toBe(false);
  });

  test("without mistakes replaces the last site", async () => {
    const { buildSite } = await import("../../scripts/tools/build-site.ts");
    await buildSite({ NODE_ENV: "test" });
    expect(readFileSync("out/index.html", "utf8")).toBe("new");
  });
});

test("`next build` alone stops, and names the command", () => {
  expect(nextConfig.generateBuildId).toThrow("Run `npm run build` instead.");
});

describe("the build id", () => {
  const env = { SITE_ENV: "production", NEXT_PUBLIC_A: "a", PATH: "/bin" };
  const files = [
    "next.config.ts",
    "package-lock.json",
    "package.json",
    "postcss.config.mjs",
    "tsconfig.json",
  ];

  beforeEach(() => {
    for (const folder of ["app", "components", "content", "lib", "public", "scripts/post-build"])
      write(`${folder}/a.ts`, "a");
    for (const file of files) write(file, "a");
    process.chdir(root);
  });

  test("is the same for the same sources and variables", () => {
    const id = sourceHash(env);
    write("tests/b.ts", "b");
    write("public/.DS_Store", "b");
    expect(sourceHash({ NEXT_PUBLIC_A: "a", SITE_ENV: "production", SITE_URL: "", PATH: "/usr/bin" })).toBe(
      id,
    );
  });

  test.each([
    ...["app", "components", "content", "lib", "public", "scripts/post-build"].map(
      (folder) => [`a file of ${folder}/ changes`, () => write(`${folder}/a.ts`, "b"), env] as const,
    ),
    ...files.map((file) => [`${file} changes`, () => write(file, "b"), env] as const),
    ["a file is added", () => write("public/b.svg", ""), env],
    ["a variable for browsers changes", () => {}, { ...env, NEXT_PUBLIC_A: "b" }],
    ["the site's address changes", () => {}, { ...env, SITE_URL: "https://a.com" }],
  ])("changes when %s", (_name, change, after) => {
    const id = sourceHash(env);
    change();
    expect(sourceHash(after)).not.toBe(id);
  });
});
