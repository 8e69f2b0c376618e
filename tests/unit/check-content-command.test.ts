import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, jest, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

// Each test starts a process.
jest.setTimeout(30_000);

const tsx = pathToFileURL(require.resolve("tsx")).href;
const script = resolve("scripts/check-content.ts");

/** Runs the command for a copy of the site's content in which some files are different. */
function check(changes: Readonly<Record<string, string>>) {
  return withTemporaryFolder("content", async (cwd) => {
    for (const name of ["app", "content", "package.json", "tsconfig.json"])
      cpSync(name, join(cwd, name), { recursive: true });
    for (const [file, text] of Object.entries(changes)) writeFileSync(join(cwd, file), text);
    const args = ["--import", tsx, script];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
    return { status, stdout, stderr };
  });
}

test("one run reports all problems by file and line, without a stack", async () => {
  const right =
    "Look at this line and the one before it: a comma, a quotation mark or a bracket is missing, or a name is misspelled.";
  const contact = readFileSync("content/pages/contact.ts", "utf8").replace(
    'path: "/contact"',
    'path: "contact"',
  );
  expect(
    await check({
      "content/pages/about.ts": 'export const about = { path: "/about" };\n',
      "content/pages/blog.ts": 'import { site } from "../sight";\nexport default { title: site.name };\n',
      "content/pages/contact.ts": contact,
      "content/pages/demo.ts": 'export default {\n  path: "/demo"\n  name: "Demo",\n};\n',
    }),
  ).toEqual({
    status: 1,
    stdout: "",
    stderr: `content/pages/about.ts
  The module exports no page.
  Begin it with \`export default {\`.

content/pages/blog.ts
  The file cannot be loaded: Cannot find module 'content/sight' imported from content/pages/blog.ts
  ${right}

content/pages/contact.ts:${contact.slice(0, contact.indexOf('"contact"')).split("\n").length}  path
  "contact" is not a page's URL.
  Write one such as "/pricing": a slash, then small letters.

content/pages/demo.ts:3
  The file cannot be loaded: Expected "}" but found "name"
  ${right}

4 problems in the content.
`,
  });
});

test("a problem in a module that all import is reported once, in its own file", async () => {
  const { stderr } = await check({ "content/site.ts": "export const site = {\n  name: Acme,\n};\n" });
  expect(stderr).toMatch(/^content\/site\.ts:2\n {2}The file cannot be loaded: Acme is not defined\n/);
  expect(stderr).toContain("\n1 problem in the content.");
});
