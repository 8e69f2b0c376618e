import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function check() {
  const args = ["--import", tsx, command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  return { status, stdout, stderr };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  write("package.json", '{ "type": "module" }');
  const { site } = siteModule.value as { site: object };
  write("content/site.ts", `export const site = ${JSON.stringify(site, undefined, 2)};\n`);
  write("content/pages/start.ts", pageSource("start", { path: "/" }));
  write("content/pages/events.ts", pageSource("events"));
  write("app/page.tsx", "");
  write("app/events/page.tsx", "");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("valid content prints page count and remarks, and updates dates once", () => {
  const { status, stdout, stderr } = check();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("Content: 2 pages checked, no problems.\n");
  expect(stdout).toContain("content/pages/events.ts:4  path\n  No page links to /events.\n");
  expect(stdout).toMatch(/content\/last-changes\.json has a new date .* \(\/, \/events\): commit it/);
  const record = readFileSync(join(root, "content/last-changes.json"), "utf8");
  expect(Object.keys(JSON.parse(record))).toEqual(["/", "/events"]);
  expect(check().stdout).not.toContain("last-changes.json");
  expect(readFileSync(join(root, "content/last-changes.json"), "utf8")).toBe(record);
});

test("one run reports all mistakes by file and line, and records nothing", () => {
  write("content/pages/events.ts", pageSource("events", { nam: "Events", name: undefined, path: "events" }));
  write("content/pages/start.ts", 'export default {\n  path: "/"\n  name: "Start",\n};\n');
  expect(check()).toEqual({
    status: 1,
    stdout: "",
    stderr: `content/pages/events.ts:4  path
  "events" is not a page's address.
  Write one such as "/pricing": a slash, then small letters.

content/pages/events.ts:18  nam
  There is no field nam here.
  Did you mean name?

content/pages/start.ts:3
  The file cannot be read: Unexpected token, expected ","
  Look at this line and the one before it: often a comma, a quotation mark or a bracket is missing.

3 problems in the content.
`,
  });
  expect(() => readFileSync(join(root, "content/last-changes.json"))).toThrow("ENOENT");
});

test("modules that do not load are reported once each, without a stack", () => {
  write(
    "content/pages/events.ts",
    'import { site } from "../sight";\nexport default { title: site.name };\n',
  );
  write("content/pages/start.ts", 'export const start = { path: "/" };\n');
  const { stderr } = check();
  for (const message of [
    "content/pages/events.ts\n  The file cannot be loaded: Cannot find module 'content/sight'",
    "content/pages/start.ts\n  The module exports no page.",
    "\n2 problems in the content.",
  ])
    expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
});

test("an unreadable site module is reported once, without the pages that import it", () => {
  write("content/site.ts", 'export const site = {\n  name: "Acme,\n};\n');
  const { stderr } = check();
  expect(stderr).toContain("content/site.ts:2\n  The file cannot be read: Unterminated");
  expect(stderr).toContain("\n1 problem in the content.");
});

test("a record with merge conflicts is reported without a stack", () => {
  write("content/last-changes.json", "<<<<<<< HEAD\n{}\n");
  const { status, stderr } = check();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      "content/last-changes.json is not JSON. If a merge left both sides in it, keep one and run the command again.\n",
  });
});
