import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "@jest/globals";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";
import { pageModule, siteModule } from "../support/content.ts";

/** Returns a page's module, with the site's name in its title as an author writes it. */
function pageSource(name: string, fields: Record<string, unknown> = {}): string {
  const { value } = pageModule(name, fields);
  const data = JSON.stringify(value, undefined, 2).replace(/"([^"]*)\| Acme"/, "`$1| $${site.name}`");
  return `import { site } from "../site";\n\nexport default ${data};\n`;
}

const good = {
  "package.json": '{ "type": "module" }',
  "content/site.ts": `export const site = ${JSON.stringify((siteModule.value as { site: object }).site)};\n`,
  "content/pages/start.ts": pageSource("start", {
    path: "/",
    closing: { line: "A last line.", action: { label: "See more", href: "/events" } },
  }),
  "content/pages/events.ts": pageSource("events"),
  "content/pages/index.ts": 'export {} from "./start";\nexport {} from "./events";\n',
  "app/page.tsx": "",
  "app/events/page.tsx": "",
};

/** What each site has instead of the good one's files. */
const sites = {
  good: {},
  mistaken: {
    "content/pages/events.ts": pageSource("events", { nam: "Events", name: undefined, path: "events" }),
    "content/pages/start.ts": 'export default {\n  path: "/"\n  name: "Start",\n};\n',
  },
  unloadable: {
    "content/pages/events.ts": 'import { site } from "../sight";\nexport default { title: site.name };\n',
    "content/pages/start.ts": 'export const start = { path: "/" };\n',
  },
  nameless: { "content/site.ts": "export const site = {\n  name: Acme,\n};\n" },
};

/** What the check of each site printed, and the message of the Problem that it threw, if it did. */
let results: Record<keyof typeof sites, { printed: string; problem?: string }>;

/** Checks a folder for each site, in a process of their own, because Jest loads modules differently from Node. */
const checks = `
  import { checkContent } from ${JSON.stringify(pathToFileURL(resolve("scripts/content/content-check.ts")))};
  const results = {};
  for (const name of ${JSON.stringify(Object.keys(sites))}) {
    process.chdir(name);
    const printed = [];
    console.log = (text) => printed.push(text);
    const problem = await checkContent().catch(({ message }) => message);
    results[name] = { printed: printed.join("\\n"), problem };
    process.chdir("..");
  }
  process.stdout.write(JSON.stringify(results));`;

beforeAll(async () => {
  await withTemporaryFolder("content", async (folder) => {
    for (const [name, changes] of Object.entries(sites))
      for (const [file, text] of Object.entries({ ...good, ...changes })) {
        mkdirSync(dirname(join(folder, name, file)), { recursive: true });
        writeFileSync(join(folder, name, file), text);
      }
    const tsx = pathToFileURL(require.resolve("tsx")).href;
    const args = ["--import", tsx, "--input-type=module", "--eval", checks];
    results = JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
  });
}, 30_000);

test("valid content prints how many pages were checked", () => {
  expect(results.good).toEqual({ printed: "Content: 2 pages checked, no problems." });
});

test("one run reports all mistakes by file and line", () => {
  expect(results.mistaken).toEqual({
    printed: "",
    problem: `content/pages/events.ts:4  path
  "events" is not a page's address.
  Write one such as "/pricing": a slash, then small letters.

content/pages/events.ts:18  nam
  There is no field nam here.
  Did you mean name?

content/pages/start.ts:3
  The file cannot be loaded: Expected "}" but found "name"
  Look at this line and the one before it: a comma, a quotation mark or a bracket is missing, or a name is misspelled.

3 problems in the content.`,
  });
});

test("modules that do not load are reported once each, without a stack", () => {
  const { problem } = results.unloadable;
  expect(problem).toContain(
    "content/pages/events.ts\n  The file cannot be loaded: Cannot find module 'content/sight'",
  );
  expect(problem).toContain("content/pages/start.ts\n  The module exports no page.");
  expect(problem).toContain("\n2 problems in the content.");
  expect(problem).not.toContain("    at ");
});

test("a mistake in a module that all import is reported once, in its own file", () => {
  const { problem } = results.nameless;
  expect(problem).toMatch(/^content\/site\.ts:2\n {2}The file cannot be loaded: Acme is not defined\n/);
  expect(problem).toContain("\n1 problem in the content.");
});
