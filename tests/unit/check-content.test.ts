import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { findProblems } from "../../scripts/content/content-problems.ts";
import { lineOf } from "../../scripts/content/line-of.ts";
import { findAcrossModules } from "../../scripts/content/rules.ts";
import { withTemporaryFolder } from "../support/temporary-folder.ts";

/* The content here is small and its own: a change of the site's fails no test of the check. */

test("one run reports all that does not load and what is wrong in other files, by file and line", async () => {
  const files = {
    "package.json": '{ "type": "module" }',
    "app/art/sea.svg": "",
    "content/pages/comma.ts": 'export default {\n  path: "/comma"\n  name: "Comma",\n};\n',
    "content/pages/field.ts": 'export default {\n  path: "/field",\n  nane: "Field",\n};\n',
    "content/pages/import.ts": 'import { site } from "../sight";\nexport default { title: site.name };\n',
    "content/pages/index.ts": 'export { default as comma } from "./comma";\n',
    "content/pages/tag.ts": "export default {\n  steps: [\n    `One`\n    `Two`,\n  ],\n};\n",
    // Its fault is reported once, however many import it.
    "content/pages/names.ts": 'import { site } from "../site";\nexport default { title: site.name };\n',
    "content/site.ts": "export const site = {\n  name: Acme,\n};\n",
    "content/pages/tick.ts": "export default {\n  first: `One,\n  last: `Two`,\n};\n",
  };
  const printed = await withTemporaryFolder("content", async (cwd) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    }
    const tsx = pathToFileURL(require.resolve("tsx")).href;
    const args = ["--import", tsx, resolve("scripts/check-content.ts")];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
    expect([status, stdout]).toEqual([1, ""]);
    return stderr;
  });
  expect(printed).toMatch(
    /^content\/pages\/comma\.ts:3\n {2}The file .* Expected "}" but found "name"\.\n {2}Look at .*\n\n.* name\n {2}The field is missing\./,
  );
  expect(printed.match(/^content\S+( {2}(name|nane))?$/gm)).toEqual([
    "content/pages/comma.ts:3",
    "content/pages/field.ts:1  name",
    "content/pages/field.ts:3  nane",
    "content/pages/import.ts:1",
    "content/pages/tag.ts:3",
    "content/pages/tick.ts:2",
    "content/site.ts:2",
  ]);
  expect(printed).not.toContain("    at ");
});

/** Returns what the rules that span modules report, each as "file field: problem". */
function problemsIn(values: object, index: readonly string[], folders: readonly string[]): string[] {
  return findAcrossModules({
    modules: Object.entries(values).map(([name, value]) => ({
      file: `content/${name}.ts`,
      source: "",
      value,
    })),
    failures: [],
    listed: index.map((value) => ({ file: "", field: "", value })),
    pageFiles: folders.map((folder) => `app/${folder}/page.tsx`),
  }).map(({ file, field, problem }) => `${file.replace("content/", "")} ${field}: ${problem}`);
}

test("links, lists, names and prices agree", () => {
  const start = { path: "/", title: "Hello", story: { people: ["Ada Quist"] }, note: "Only $29 per month" };
  const ada = { name: "Ada Quist", picture: { photo: { alt: "Portrait of Ada Quist" } } };
  const team = { path: "/team", title: "People", team: { people: [ada] } };
  const prices = { path: "/prices", plans: [{ name: "Free", price: "$29" }] };
  const navigation = { items: [{ path: "/team" }, { path: "/prices#plans" }] };
  const good = { navigation, "pages/start": start, "pages/team": team, "pages/prices": prices };
  expect(problemsIn(good, ["/", "/team", "/prices"], ["(site)", "(site)/team", "prices"])).toEqual([]);

  const bad = {
    navigation: { items: ["/tem", "/404", "/index", "/_headers", "/team.html"].map((path) => ({ path })) },
    llms: { pages: ["/team"] },
    "pages/prices": { ...prices, path: "/" },
    "pages/start": { ...start, story: { people: ["Ida Quist"] }, note: "Was $1,299 per month" },
    "pages/team": { ...team, title: " hello", link: "/team", mentors: team.team },
    "pages/x": {
      articles: [{ author: "Ida" }],
      hub: { items: [{ ...ada, name: "Ida", mentor: "Ida" }] },
      plans: { rows: [{ plan: "Fre" }] },
    },
  };
  expect(problemsIn(bad, ["/"], ["(site)", "prices"])).toEqual([
    'pages/start.ts path: "/" is already in content/pages/prices.ts.',
    'pages/team.ts title: " hello" is already in content/pages/start.ts.',
    'pages/team.ts mentors.people[0].name: "Ada Quist" is already in content/pages/team.ts.',
    'pages/x.ts hub.items[0].picture.photo.alt: "Portrait of Ada Quist" does not name Ida.',
    "pages/start.ts story.people[0]: No mentor or team member is named Ida Quist.",
    "pages/x.ts articles[0].author: No mentor or team member is named Ida.",
    "pages/x.ts hub.items[0].mentor: No mentor or team member is named Ida.",
    "pages/x.ts plans.rows[0].plan: There is no plan Fre.",
    "pages/start.ts note: No plan costs $1,299.",
    "navigation.ts items[0].path: There is no page at /tem.",
    "navigation.ts items[1].path: There is no page at /404.",
    "navigation.ts items[2].path: There is no page at /index.",
    "navigation.ts items[3].path: There is no page at /_headers.",
    "navigation.ts items[4].path: There is no page at /team.html.",
    "pages/team.ts path: app/ has no page.tsx for /team.",
    "app/prices/page.tsx : No page of content/pages has the path /prices.",
    // Neither its own link nor one of llms.txt counts.
    "pages/team.ts path: No other page links to /team.",
    "pages/team.ts path: content/pages/index.ts does not list /team.",
  ]);
});

test("a problem has the line of its text, however it is written, or of the nearest one", () => {
  const source = `export default {
    path:
      'x',
    name: \`About \${site.name}\`,
    title: "a\\u00a0b",
    lead: "b\u00a0c",
    line: "\\"Hi\\"",
    again: ["Hi", "Ho",
      "Hi"],
    count: 5,
    action: { label: "Go" }
  }`;
  const texts = { path: "x", name: "About Acme", title: "a\u00a0b", lead: "b\u00a0c", line: '"Hi"' };
  const value = { ...texts, again: ["Hi", "Ho", "Hi"], count: 5, action: { label: "Go", href: 5 } };
  const fields = [...Object.keys(value), "again[2]", "action.href", "closing.note"];
  const lines = fields.map((field) => lineOf(field, { file: "content/pages/a.ts", source, value }, "Acme"));
  expect(lines).toEqual([3, 4, 5, 6, 7, 8, 10, 11, 9, 11, 1]);
});

test("the typed name of the product is reported with its line, except in comments, other words and URLs", () => {
  const source =
    "// Daily\n/* Daily\n * Daily */\nA daily\nDailyly, www.Daily.com, a@Daily, /Daily\nThe Daily.\n";
  const modules = [
    { file: "content/site.ts", source: "Daily", value: { site: { name: "Daily" } } },
    { file: "content/errors.ts", source, value: {} },
  ];
  const problems = findProblems({ modules, failures: [], listed: [], pageFiles: [] });
  const typed = problems.filter(({ problem }) => problem.includes("typed out"));
  expect(typed).toMatchObject([{ file: "content/errors.ts", line: 6 }]);
});
