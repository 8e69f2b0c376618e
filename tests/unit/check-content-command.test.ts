import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { pageModule, siteModule } from "../support/content.ts";

/** Returns a page's module, with the site's name in its title as an author writes it. */
function pageSource(name: string, fields: Record<string, unknown> = {}): string {
  const { value } = pageModule(name, fields);
  const data = JSON.stringify(value, undefined, 2).replace(/"([^"]*)\| Acme"/, "`$1| $${site.name}`");
  return `import { site } from "../site";\n\nexport default ${data};\n`;
}

const closing = { line: "A last line.", action: { label: "See more", href: "/events" } };
const good = {
  "package.json": '{ "type": "module" }',
  "content/site.ts": siteModule.source,
  "content/pages/start.ts": pageSource("start", { path: "/", closing }),
  "content/pages/events.ts": pageSource("events"),
  "content/pages/index.ts": 'export {} from "./start";\nexport {} from "./events";\n',
  "app/page.tsx": "",
  "app/events/page.tsx": "",
};

const tsx = pathToFileURL(require.resolve("tsx")).href;
const script = resolve("scripts/check-content.ts");

/** Runs the command for the good site with these files added or changed. */
function check(changes: Readonly<Record<string, string>>) {
  return withTemporaryFolder("content", async (cwd) => {
    for (const [file, text] of Object.entries({ ...good, ...changes })) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", tsx, script], {
      cwd,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  });
}

test("valid content prints how many pages were checked", async () => {
  expect(await check({})).toEqual({
    status: 0,
    stdout: "Content: 2 pages checked, no problems.\n",
    stderr: "",
  });
});

test("one run reports all problems by file and line, without a stack", async () => {
  const right =
    "Look at this line and the one before it: a comma, a quotation mark or a bracket is missing, or a name is misspelled.";
  expect(
    await check({
      "content/pages/about.ts": 'export const about = { path: "/about" };\n',
      "content/pages/blog.ts": 'import { site } from "../sight";\nexport default { title: site.name };\n',
      "content/pages/events.ts": pageSource("events", { nam: "Events", name: undefined, path: "events" }),
      "content/pages/start.ts": 'export default {\n  path: "/"\n  name: "Start",\n};\n',
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

content/pages/events.ts:4  path
  "events" is not a page's address.
  Write one such as "/pricing": a slash, then small letters.

content/pages/events.ts:18  nam
  There is no field nam here.
  Did you mean name?

content/pages/start.ts:3
  The file cannot be loaded: Expected "}" but found "name"
  ${right}

5 problems in the content.
`,
  });
});

test("a problem in a module that all import is reported once, in its own file", async () => {
  const { stderr } = await check({ "content/site.ts": "export const site = {\n  name: Acme,\n};\n" });
  expect(stderr).toMatch(/^content\/site\.ts:2\n {2}The file cannot be loaded: Acme is not defined\n/);
  expect(stderr).toContain("\n1 problem in the content.");
});
