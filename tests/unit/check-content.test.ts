import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { findAcrossFiles, findingsIn } from "../../scripts/content/check.ts";
import { type ContentFile, lineOf } from "../../scripts/content/content.ts";
import type { Finding } from "../../scripts/tools/problem.ts";

/* The content here is small and its own: a change of the site's fails no test of the check. */

const project = { "package.json": '{ "type": "module" }', "app/art/sea.svg": "", "public/terms.pdf": "" };

/** Runs the content check in a folder with these files. */
function check(files: Readonly<Record<string, string>>) {
  const cwd = mkdtempSync(join(tmpdir(), "content-"));
  for (const [file, text] of Object.entries({ ...project, ...files })) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const args = ["--import", tsx, resolve("scripts/check-content.ts")];
  const env = { ...process.env, GITHUB_ACTIONS: "true" };
  const result = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" });
  rmSync(cwd, { recursive: true });
  return result;
}

test("one run prints every problem, with file, line, field and solution", () => {
  const { status, stdout, stderr } = check({
    "content/pages/comma.ts": 'export default {\n  path: "/comma"\n  name: "Comma",\n};\n',
    "content/errors.ts":
      'export const pageError = {\n  text: "Sorry&nbsp;\\u200b",\n  lable: "Reload",\n  title: "A",\n};\n',
    "content/pages/index.ts": 'export { default as comma } from "./comma";\n',
    "content/pages/press.ts": 'export default {\n  path: "/press",\n};\n',
    "content/pages/tag.ts": "export default {\n  steps: [\n    `One`\n    `Two`,\n  ],\n};\n",
    // Its fault is printed once, however many import it.
    "content/pages/names.ts": 'import { site } from "../site";\nexport default { title: site.name };\n',
    "content/site.ts": "export const site = {\n  name: Acme,\n};\n",
    // No modules.
    "content/.DS_Store": "\0",
    "content/pages/home.ts~": "export default {",
  });
  expect(status).toBe(1);
  // As GitHub reads it, to show it beside the line.
  expect(stdout).toMatch(/^::error file=content\/errors\.ts,line=3::pageError\.lable%0A.+$/m);
  expect(stdout.match(/^::error/gm)).toHaveLength(8);
  expect(stderr.match(/^content.*/gm)).toEqual([
    "content/errors.ts:1  pageError.reload",
    "content/errors.ts:2  pageError.text",
    "content/errors.ts:2  pageError.text",
    "content/errors.ts:3  pageError.lable",
    "content/pages/comma.ts:3",
    "content/pages/press.ts:1",
    "content/pages/tag.ts:3",
    "content/site.ts:2",
  ]);
  for (const text of [
    'comma.ts:3\n  The file cannot be loaded: Expected "}" but found "name".\n  Look at this line and the one before it',
    "press.ts:1\n  content/schema.ts has no schema for this file. Add one to `schemas`.",
    "reload\n  The field is missing. Add it, or correct its name.",
    'text\n  Visitors would read "&nbsp;". Write characters as they are',
    "text\n  It has an invisible character, U+200B.",
    "lable\n  There is no such field here. Correct its name, or remove it.",
  ])
    expect(stderr).toContain(text);
});

test("an own photo that is not there, or too heavy, is named", () => {
  const photoOf = (file: string) => `export default { photo: { src: "/photos/${file}" } };\n`;
  const { stderr } = check({
    "content/pages/a.ts": photoOf("none.jpg"),
    "content/pages/b.ts": photoOf("heavy.jpg"),
    "content/pages/c.ts": photoOf("light.jpg"),
    "public/photos/heavy.jpg": "x".repeat(300_001),
    "public/photos/light.jpg": "x".repeat(300_000),
  });
  expect(stderr).toContain("a.ts:1  photo.src\n  public/ has no file /photos/none.jpg.");
  expect(stderr).toContain(
    "b.ts:1  photo.src\n  public/photos/heavy.jpg has 301 kB, and a photo may have 300.\n  Save it at most 1600 px wide",
  );
  expect(stderr.match(/photo\.src/g)).toHaveLength(2);
});

/** Returns the files of these values, written as a formatter would. */
function filesOf(values: object): ContentFile[] {
  return Object.entries(values).map(([name, value]) => {
    const source = `export default ${JSON.stringify(value, null, 2).replace(/"(\w+)":/g, "$1:")}`;
    return { file: `content/${name}.ts`, source, value };
  });
}

const print = ({ file, line, field, problem }: Finding) =>
  `${file.replace("content/", "")}:${line} ${field}: ${problem}`;

// The good case is the site's own content, which the build checks.
test("references between files are checked", () => {
  const start = { path: "/", title: "Hello", story: { people: ["Ida Quist"] } };
  const people = { people: [{ name: "Ada Quist" }] };
  const values = {
    navigation: { navigation: { items: [{ path: "/tem" }], footer: [{ solutions: ["healt"] }] } },
    llms: { llms: { pages: ["/team"] } },
    "pages/start": start,
    "pages/prices": { path: "/", plans: [{ name: "Free" }] },
    "pages/team": { path: "/team", title: "hello", team: people, more: { link: "/team" }, mentors: people },
    "pages/x": {
      articles: [{ author: "Ida" }],
      hub: { items: [{ mentor: "Ida" }] },
      plans: { rows: [{ plan: "Fre" }] },
      chat: { notice: "son" },
      more: { link: "/team/ida" },
      links: [
        "/?by=name#ida",
        "/terms%20of%20use.pdf",
        "//team",
        "https://a.com/team",
        "/term.pdf?page=2",
      ].map((href) => ({ href })),
    },
    notices: { notices: { soon: { title: "Soon" } } },
  };
  const routes = ["/", "/jobs", "/team/[name]"].map((text) => ({
    file: `app${text}/page.tsx`,
    line: 1,
    field: "",
    text,
  }));
  const served = ["/terms of use.pdf"];
  expect(
    findAcrossFiles({ files: filesOf(values), failures: [], listed: ["/"], routes, served }).map(print),
  ).toEqual([
    'pages/prices.ts:2 path: "/" is already in content/pages/start.ts.',
    'pages/team.ts:3 title: "hello" is already in content/pages/start.ts.',
    'pages/team.ts:17 mentors.people[0].name: "Ada Quist" is already in content/pages/team.ts.',
    "pages/start.ts:6 story.people[0]: No mentor or team member is named Ida Quist.",
    "pages/x.ts:4 articles[0].author: No mentor or team member is named Ida.",
    "pages/x.ts:10 hub.items[0].mentor: No mentor or team member is named Ida.",
    "pages/x.ts:17 plans.rows[0].plan: There is no plan Fre.",
    "navigation.ts:11 navigation.footer[0].solutions[0]: No card of content/pages/solutions.ts is healt.",
    "pages/x.ts:22 chat.notice: There is no notice son.",
    "navigation.ts:5 navigation.items[0].path: There is no page at /tem.",
    "pages/x.ts:41 links[4].href: public/ has no file /term.pdf.",
    "pages/team.ts:2 path: app/ has no page.tsx for /team.",
    "app/jobs/page.tsx:1 : No page of content/pages has the path /jobs.",
    // Neither its own link nor one of llms.txt counts.
    "pages/team.ts:2 path: No other page links to /team.",
    "pages/team.ts:2 path: content/pages/index.ts does not list /team.",
  ]);
});

test("the typed name of the product is found", () => {
  const files = [
    { file: "content/site.ts", source: "Acme", value: { site: { name: "Acme" } } },
    { file: "content/errors.ts", source: "\nThe Acme.\n", value: {} },
  ];
  const typed = findingsIn({ files, failures: [], listed: [], routes: [], served: [] }).filter(
    ({ problem }) => problem.includes("typed out"),
  );
  expect(typed).toMatchObject([{ file: "content/errors.ts", line: 2 }]);
});

test("a field has the line of its name, and a missing one that of its object", () => {
  const source = `import { site } from "../site";
export const b = {
  // again: none
  again: ["Hi", "Ho",
    "Hi"],
  more: { lead: "The count: 8",
    count: 7 },
};
export const a = {
  title:
    'x',
  name: \`About \${site.name}\` };`;
  // import() sorts the exports by name.
  const value = {
    a: { title: "x", name: "About Acme" },
    b: { again: ["Hi", "Ho", "Hi"], more: { lead: "The count: 8", count: 7 } },
  };
  const lines = (...fields: string[]) => fields.map((field) => lineOf(field, { file: "", source, value }));
  expect(lines("b.again[0]", "b.again[2]", "b.more.count", "a.title", "a.name")).toEqual([4, 5, 7, 10, 12]);
  expect(lines("b.again[3]", "b.more.title", "b.note", "")).toEqual([4, 6, 2, 2]);
});
