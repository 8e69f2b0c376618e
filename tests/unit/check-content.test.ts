import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { findProblems } from "../../scripts/content/content-problems.ts";
import { findText, placesIn } from "../../scripts/content/find-text.ts";
import { lineOf } from "../../scripts/content/line-of.ts";
import { message } from "../../scripts/content/messages.ts";
import { findBrokenRules } from "../../scripts/content/product-rules.ts";
import { findAcrossModules } from "../../scripts/content/rules.ts";
import { withTemporaryFolder } from "../support/temporary-folder.ts";

/* The content here is small and its own: a change of the site's fails no test of the check. */

test("one run reports all that does not load and what is wrong in other files, by file and line", async () => {
  const files = {
    "package.json": '{ "type": "module" }',
    "app/art/sea.svg": "",
    "docs/product.md": "",
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
    const env = { ...process.env, GITHUB_ACTIONS: "true" };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" });
    expect(status).toBe(1);
    // As GitHub reads it, to show it beside the line.
    expect(stdout).toMatch(/^::error file=content\/pages\/field\.ts,line=3::nane%0A.+$/m);
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
    "content/pages/tick.ts:3",
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
    productRules: "",
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

test("the number of mentors, products, solutions and plans in a text is right", () => {
  const plans = { plans: [{ name: "Free" }, { name: "Paid" }] };
  const texts = {
    good: "Two plans, one planet",
    none: "Three mentors",
    more: "Our three plans",
    fewer: "TWO PLANS",
  };
  expect(problemsIn({ "pages/prices": { ...plans, ...texts } }, [], [])).toEqual([
    'pages/prices.ts more: "three plans": there are two.',
  ]);
});

test("what docs/product.md has in bold is in the content, with its link, notice, id or field", () => {
  const productRules = `
| Path | Page |
|---|---|
| \`/\` | Cards \`first\` (**One**), \`second\` (**Two**), \`/log\` |

## Header and footer

**Log** → \`/log\`, **Menu**; **Log**
→ \`/log\`, **Help** (notice)

## Plans

| Plan | Price |
|---|---|
| **Free** | **$0** **for ever** |
| **Paid** | **$2** |
`;
  const header = { name: "Log", path: "/log" };
  const navigation = {
    header,
    menu: "Menu",
    footer: { label: "Log", href: "/log" },
    help: { label: "Help", notice: "notImplemented" },
  };
  const plans = [
    { name: "Free", price: "$0", note: "For ever" },
    { name: "Paid", price: "$2" },
  ];
  const home = { path: "/", cards: { first: { title: "One" }, second: { title: "Two" } }, link: "/log" };
  const log = { path: "/log", title: "Log: what is new" };
  const good = {
    navigation: { navigation },
    "pages/home": home,
    "pages/log": log,
    "pages/pricing": { plans },
  };
  const broken = (changed: object) => {
    const modules = Object.entries({ ...good, ...changed }).map(([name, value]) => {
      const source = JSON.stringify(value, null, 1).replace(/"(\w+)":/g, "$1:");
      return { file: `content/${name}.ts`, source, value };
    });
    return findBrokenRules(productRules, modules, placesIn(modules)).map(
      ({ file, field, problem, fix }) =>
        `${file} ${field}: ${problem}${/ The old text .*/.exec(fix ?? "") ?? ""}`,
    );
  };
  expect(broken({})).toEqual([]);
  expect(
    broken({ navigation: { navigation: { ...navigation, header: { ...header, name: "News" } } } }),
  ).toEqual([
    "content/navigation.ts navigation.header.name: docs/product.md:8 has **Log** → /log. The old text is also in content/navigation.ts:9, content/pages/log.ts:3.",
  ]);
  expect(
    broken({
      navigation: { navigation: { ...navigation, footer: {}, menu: "A Menus", help: { label: "Help" } } },
    }),
  ).toEqual([
    "content/navigation.ts : docs/product.md:8 has **Menu**.",
    "content/navigation.ts : docs/product.md:8 has **Log** → /log.",
    "content/navigation.ts navigation.help: docs/product.md:9 has **Help** → notImplemented.",
  ]);
  expect(
    broken({
      "pages/home": { ...home, cards: { first: { title: "Two" }, second: { title: "One" } }, link: "" },
    }),
  ).toEqual([
    "content/pages/home.ts cards.first.title: docs/product.md:4 has **One** → first. The old text is also in content/pages/home.ts:8.",
    "content/pages/home.ts cards.second.title: docs/product.md:4 has **Two** → second. The old text is also in content/pages/home.ts:5.",
    "content/pages/home.ts : docs/product.md:4 has **/log**.",
  ]);
  expect(
    broken({
      "pages/pricing": {
        plans: [
          { ...plans[0], price: "$2" },
          { ...plans[1], price: "$20" },
        ],
      },
    }),
  ).toEqual([
    "content/pages/pricing.ts plans[0]: docs/product.md:15 has **$0**.",
    "content/pages/pricing.ts plans[1]: docs/product.md:16 has **$2**.",
  ]);
});

test("a text is found as it is on the page, the closest and that of its page first", () => {
  const modules = Object.entries({
    site: { site: { name: "Acme" } },
    llms: { groups: ["/log"] },
    navigation: { items: [{ name: "Log" }], position: "Step {step} of {total}" },
    "pages/log": {
      path: "/log",
      name: "Log",
      title: "Log",
      date: "2026-10-12",
      share: 92,
      who: "Who\u00a0we’ve met",
    },
    "pages/team": { lead: "A log", hint: "Choose up to {max} of them", photo: { alt: "Portrait of Ada" } },
  }).map(([name, value]) => ({ file: `content/${name}.ts`, source: JSON.stringify(value, null, 1), value }));
  const fields = (text: string, path?: string) =>
    findText(text, placesIn(modules), path).map(({ file, field }) => `${file.slice(8, -3)} ${field}`);
  expect(fields("log")).toEqual([
    "navigation items[0].name",
    "llms groups[0]",
    "pages/log path",
    "pages/log name",
    "pages/log title",
    "pages/team lead",
  ]);
  expect(fields("Log", "/log")[0]).toBe("pages/log path");
  expect(fields("October 12, 2026")).toEqual(["pages/log date"]);
  expect(fields("92%")).toEqual(["pages/log share"]);
  expect(fields("who we've")).toEqual(["pages/log who"]);
  expect(fields("“Choose up to 3”")).toEqual(["pages/team hint"]);
  expect(fields("Step 1 of 4")).toEqual(["navigation position"]);
  expect(fields("© 2026 Acme")).toEqual([]);
  expect(fields("Portrait of Ada")).toEqual(["pages/team photo.alt"]);
});

test("what the schema refuses is reported with its fix", () => {
  const refused = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value, { error: message }).error?.issues.map((issue) => issue.message);
  expect(refused(z.string(), undefined)).toEqual(["The field is missing.\nAdd it, or correct its name."]);
  expect(refused(z.number(), "9")).toEqual(['"9" has the wrong form.\nWrite a number without quotes.']);
  expect(refused(z.enum(["a", "b"]), "c")).toEqual(['"c" is not one of the choices.\nChoose one of: a, b.']);
  expect(refused(z.strictObject({}), { a: 1 })).toEqual([
    "There is no field a here.\nCorrect its name, or remove it.",
  ]);
  expect(refused(z.array(z.int()).max(1), [1, 2])?.[0]).toMatch(/^The list has 2 entries.\nWrite at most 1,/);
  expect(refused(z.number().min(5), 4)).toEqual(["4 is out of range.\nWrite at least 5."]);
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
    more: { count: 7 },
    action: { label: "Go" }
  }`;
  const texts = { path: "x", name: "About Acme", title: "a\u00a0b", lead: "b\u00a0c", line: '"Hi"' };
  const value = {
    ...texts,
    again: ["Hi", "Ho", "Hi"],
    count: 5,
    more: { count: 7 },
    action: { label: "Go", href: 5 },
  };
  const fields = [...Object.keys(value), "again[2]", "action.href", "closing.note"];
  const lines = fields.map((field) => lineOf(field, { file: "content/pages/a.ts", source, value }, "Acme"));
  expect(lines).toEqual([3, 4, 5, 6, 7, 8, 10, 11, 12, 9, 12, 1]);
});

test("the typed name of the product is reported with its line, except in comments, other words and URLs", () => {
  const source =
    "// Daily\n/* Daily\n * Daily */\nA daily\nDailyly, www.Daily.com, a@Daily, /Daily\nThe Daily.\n";
  const modules = [
    { file: "content/site.ts", source: "Daily", value: { site: { name: "Daily" } } },
    { file: "content/errors.ts", source, value: {} },
  ];
  const problems = findProblems({ modules, failures: [], listed: [], pageFiles: [], productRules: "" });
  const typed = problems.filter(({ problem }) => problem.includes("typed out"));
  expect(typed).toMatchObject([{ file: "content/errors.ts", line: 6 }]);
});
