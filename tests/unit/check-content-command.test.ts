import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { pageModule, siteModule } from "../support/content.ts";

/* The command in a process of its own, because Jest loads modules differently from Node. */
jest.setTimeout(30_000);

const command = join(process.cwd(), "scripts/check-content.ts");
const tsx = pathToFileURL(require.resolve("tsx")).href;
let root: string;

/** Returns a page's module, with the site's name in its title as an author writes it. */
function pageSource(name: string, fields: Record<string, unknown> = {}): string {
  const { value } = pageModule(name, fields);
  const data = JSON.stringify(value, undefined, 2).replace(/"([^"]*)\| Acme"/, "`$1| $${site.name}`");
  return `import { site } from "../site";\n\nexport default ${data};\n`;
}

/** Runs the command after writing files over those of a good site. */
function check(files: Record<string, string> = {}) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const args = ["--import", tsx, command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  return { status, stdout, stderr };
}

const good = {
  "package.json": '{ "type": "module" }',
  "content/site.ts": `export const site = ${JSON.stringify((siteModule.value as { site: object }).site)};\n`,
  "content/pages/start.ts": pageSource("start", { path: "/" }),
  "content/pages/events.ts": pageSource("events"),
  "app/page.tsx": "",
  "app/events/page.tsx": "",
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("valid content prints page count and remarks", () => {
  const { status, stdout, stderr } = check(good);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("Content: 2 pages checked, no problems.\n");
  expect(stdout).toContain("content/pages/events.ts:4  path\n  No page links to /events.\n");
});

test("one run reports all mistakes by file and line", () => {
  const events = pageSource("events", { nam: "Events", name: undefined, path: "events" });
  const start = 'export default {\n  path: "/"\n  name: "Start",\n};\n';
  expect(check({ ...good, "content/pages/events.ts": events, "content/pages/start.ts": start })).toEqual({
    status: 1,
    stdout: "",
    stderr: `content/pages/events.ts:4  path
  "events" is not a page's address.
  Write one such as "/pricing": a slash, then small letters.

content/pages/events.ts:18  nam
  There is no field nam here.
  Did you mean name?

content/pages/start.ts:3
  The file cannot be loaded: Expected "}" but found "name"
  Look at this line and the one before it: a comma, a quotation mark or a bracket is missing, or a name is misspelled.

3 problems in the content.
`,
  });
});

test("modules that do not load are reported once each, without a stack", () => {
  const { stderr } = check({
    ...good,
    "content/pages/events.ts": 'import { site } from "../sight";\nexport default { title: site.name };\n',
    "content/pages/start.ts": 'export const start = { path: "/" };\n',
  });
  expect(stderr).toContain(
    "content/pages/events.ts\n  The file cannot be loaded: Cannot find module 'content/sight'",
  );
  expect(stderr).toContain("content/pages/start.ts\n  The module exports no page.");
  expect(stderr).toContain("\n2 problems in the content.");
  expect(stderr).not.toContain("    at ");
});

test("a mistake in a module that all import is reported once, in its own file", () => {
  const { stderr } = check({ ...good, "content/site.ts": "export const site = {\n  name: Acme,\n};\n" });
  expect(stderr).toMatch(/^content\/site\.ts:2\n {2}The file cannot be loaded: Acme is not defined\n/);
  expect(stderr).toContain("\n1 problem in the content.");
});
