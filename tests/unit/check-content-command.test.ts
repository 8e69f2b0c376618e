import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";

/*
 * The command itself, on a copy of the project's content: Node loads the modules here as it does for an
 * author, which Jest's own module system would not.
 */
jest.setTimeout(30_000);

const root = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  for (const path of ["content", "app", "lib", "scripts", "components/ui/icon-names.ts", "package.json"]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check-content.ts"],
    {
      cwd: copy,
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
}

function write(file: string, source: string): void {
  writeFileSync(join(copy, file), source);
}

test("the project's own content is well, and quickly checked", () => {
  const start = performance.now();
  expect(check()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Content: \d\d pages checked, all is well\.\n$/),
    stderr: "",
  });
  expect(performance.now() - start).toBeLessThan(5_000);
});

describe("a file that cannot be read is told without a stack", () => {
  test("for a syntax error, and with every other problem", () => {
    write("content/pages/blog.ts", 'export default {\n  path: "/blog"\n  name: "Blog",\n};\n');
    write("content/pages/pricing.ts", 'export default { path: "/pricing", title: "x", description: "y" };\n');
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toContain(
      'content/pages/blog.ts  line 3\n  The file cannot be read: Expected "}" but found "name".',
    );
    expect(stderr).toContain("content/pages/pricing.ts  description\n");
    expect(stderr).not.toContain("    at ");
  });

  test("for a name that is not defined", () => {
    write("content/pages/blog.ts", 'export default {\n  path: "/blog",\n  title: sit.name,\n};\n');
    expect(check().stderr).toContain(
      "content/pages/blog.ts  line 3\n  The file cannot be read: sit is not defined.",
    );
  });

  test("for an import of a file that does not exist", () => {
    write(
      "content/pages/blog.ts",
      'import { site } from "../sight";\nexport default { title: site.name };\n',
    );
    expect(check().stderr).toContain(
      "content/pages/blog.ts\n  The file cannot be read: Cannot find module 'content/sight'",
    );
  });

  test("for a page that is not exported", () => {
    write("content/pages/blog.ts", 'export const blog = { path: "/blog" };\n');
    expect(check().stderr).toContain("content/pages/blog.ts\n  The module exports no page.");
  });

  test("for the file that all others import, once", () => {
    write("content/site.ts", 'export const site = {\n  name: "Upwell,\n};\n');
    const { stderr } = check();
    expect(stderr.match(/content\/site\.ts {2}line 2\n {2}The file cannot be read/g)).toHaveLength(1);
    expect(stderr).toContain("1 problem in the content.");
  });
});
