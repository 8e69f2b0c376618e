import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

function check(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check-content.ts", ...args],
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

test("the project's own content is well", () => {
  expect(check()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Content: \d\d pages checked, all is well\.\n/),
    stderr: "",
  });
});

test("an argument is refused: there is none to give", () => {
  expect(check("foo")).toEqual({
    status: 1,
    stdout: "",
    stderr: '"foo" is not understood: `npm run check:content` takes no arguments.\n',
  });
});

test("mistakes of shape and of words are told in one run, beside a file that cannot be read", () => {
  const replace = (file: string, from: string, to: string) =>
    write(file, readFileSync(join(copy, file), "utf8").replace(from, to));
  replace("content/pages/pricing.ts", 'price: "$29"', 'prize: "$29"');
  replace("content/pages/dashboard.ts", "value: 78", 'value: "78"');
  replace("content/pages/health.ts", 'href: "/demo"', 'href: "/demos"');
  replace("content/pages/about.ts", "team: {", "team: [");
  const { stderr } = check();
  expect(stderr).toContain(
    "content/pages/pricing.ts  plans[1].prize\n  There is no field prize here.\n  Did you mean price?\n",
  );
  expect(stderr).toContain("content/pages/dashboard.ts  progress.influence.value\n");
  expect(stderr).toContain("content/pages/health.ts  hero.actions[0].href\n  There is no page at /demos.");
  expect(stderr).toContain("content/pages/about.ts  line ");
  expect(stderr).toContain("4 problems in the content.");
});

describe("the record of last changes", () => {
  const file = "content/last-changes.json";
  const record = () => readFileSync(join(copy, file), "utf8");
  const today = () => new Date().toISOString().slice(0, 10);

  test("has a new day for a page that was edited, told in one line, and then stays as it is", () => {
    check();
    const before = JSON.parse(record());
    const page = readFileSync(join(copy, "content/pages/blog.ts"), "utf8");
    write("content/pages/blog.ts", page.replace('name: "Blog"', 'name: "Our blog"'));
    expect(check().stdout.split("\n").slice(1)).toEqual([
      `${file} has a new date for what changed (/blog): commit it with the change.`,
      "",
    ]);
    const written = record();
    const after = JSON.parse(written);
    expect(after).toEqual({
      ...before,
      "/blog": { hash: expect.not.stringMatching(before["/blog"].hash), date: today() },
    });
    expect(written).toBe(`${JSON.stringify(after, null, 2)}\n`);
    expect(check().stdout).not.toContain(file);
    expect(record()).toBe(written);
  });

  test("is left alone by content with mistakes", () => {
    const before = record();
    write("content/pages/blog.ts", 'export default { path: "/blog", title: "x" };\n');
    expect(check().status).toBe(1);
    expect(record()).toBe(before);
  });

  test("in which a merge left both sides is told without a stack", () => {
    write(file, "<<<<<<< HEAD\n{}\n");
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^content\/last-changes\.json is no JSON\. If a merge left both sides in it, keep one/,
    );
    expect(stderr).not.toContain("    at ");
  });
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
