import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { findProblems, loadContent } from "../../scripts/content/content-problems.ts";
import { lineOf } from "../../scripts/content/line-of.ts";
import type { Content } from "../../scripts/content/queries.ts";

// Jest has another way to load modules than Node.js.
const content = loadContent(async (file) => require(resolve(file)));
const aboutFile = "content/pages/about.ts";

type Fields = Record<string, unknown>;

/** Returns the content with a changed value at a field of a module, such as "plans[1].price", or without that field. */
function withChange(content: Content, file: string, field: string, to?: unknown): Content {
  const modules = content.modules.map((module) => {
    if (module.file !== file) return module;
    const value = JSON.parse(JSON.stringify(module.value)) as Fields;
    const path = field.split(/[.[\]]+/).filter((name) => name !== "");
    const last = path.pop() ?? "";
    const parent = path.reduce((inner, name) => inner[name] as Fields, value);
    if (to === undefined) delete parent[last];
    else parent[last] = to;
    return { ...module, value };
  });
  return { ...content, modules };
}

/** Returns the problems of the site's content after a change, each as "field: problem. Fix." */
async function problemsAfter(change: (content: Content) => Content): Promise<string[]> {
  return findProblems(change(await content)).map(({ field, problem, fix }) => `${field}: ${problem} ${fix}`);
}

/** The lines of content-problems.txt, with their modules. */
const lines = readFileSync("tests/unit/content-problems.txt", "utf8")
  .split(/^(?=\[.+\]$)/m)
  .slice(1)
  .map((section) => section.split("\n").filter((line) => line !== ""))
  .flatMap(([title = "", ...rest]) => rest.map((line) => ({ line, name: title.slice(1, -1) })));

test.each(lines)("$name: $line", async ({ line, name }) => {
  const [change = "", expected = ""] = line.split(" => ");
  const [field = "", json = ""] = change.split(/ =(?: |$)/);
  const value = json === "" ? undefined : JSON.parse(json);
  const [problem = "", ...others] = await problemsAfter((all) =>
    withChange(all, `content/${name}.ts`, field, value),
  );
  const message = problem.replace(`${field}: `, "");
  expect(others).toEqual([]);
  if (expected.endsWith("…")) expect(message.slice(0, expected.length - 1)).toBe(expected.slice(0, -1));
  else expect(message).toBe(expected);
});

test("a renamed person is reported wherever the old name remains", async () => {
  const problems = await problemsAfter((all) =>
    withChange(all, "content/pages/partners.ts", "mentors.people[1].name", "Jordan Vane"),
  );
  const fix = "Did you mean Jordan Vane?";
  const problem = `There is no person "Jordan Vale" among the mentors (partners.ts) and the team (about.ts). ${fix}`;
  expect(problems).toEqual([`articles[2].author: ${problem}`, `hub.items[0].mentor: ${problem}`]);
});

test("a path belongs to one page, and is in app and in content/pages", async () => {
  expect(await problemsAfter((all) => withChange(all, aboutFile, "path", "/blog"))).toEqual([
    "undefined: No module of content/pages has the path of this page file. Add the page's module to content/pages with that path, or remove the page file.",
    "path: /blog is the URL of both content/pages/about.ts and content/pages/blog.ts. Give each page a different one.",
  ]);
  const problems = await problemsAfter((all) => withChange(all, aboutFile, "path", "/abuot"));
  expect(problems).toContain(
    "path: There is no page file for /abuot. Add app/abuot/page.tsx, or correct the path.",
  );
});

test("a page is in the index", async () => {
  const index = (await content).index.replace('"./not-found"', "").replace('"./health"', "");
  expect(await problemsAfter((all) => ({ ...all, index }))).toEqual([
    'path: content/pages/index.ts does not list this page. Add to it: export { default as health } from "./health";',
  ]);
});

test("a page has a link from another one, beside llms.txt", async () => {
  const withoutLinks = ({ modules, ...others }: Content): Content => ({
    ...others,
    modules: modules.map((module) =>
      module.file === aboutFile || module.file === "content/llms.ts"
        ? module
        : { ...module, value: JSON.parse(JSON.stringify(module.value).replaceAll('"/about"', '"/blog"')) },
    ),
  });
  expect(await problemsAfter(withoutLinks)).toContain(
    "path: No page links to /about. Add it to content/navigation.ts, or link to it from another page.",
  );
});

test("a problem has the line of its text, however it is written", () => {
  const source = `{
    path:
      'x',
    name: \`About \${site.name}\`,
    title: "a\\u00a0b",
    lead: "b\u00a0c",
    line: "Hi",
    again: "Hi",
    action: { label: "Go" }
  }`;
  const texts = {
    path: "x",
    name: "About Acme",
    title: "a\u00a0b",
    lead: "b\u00a0c",
    line: "Hi",
    again: "Hi",
  };
  const value = { ...texts, action: { label: "Go", href: 5 } };
  const fields = [...Object.keys(texts), "action.href", "head.lead"];
  const lines = fields.map((field) => lineOf(field, { file: "content/pages/a.ts", source, value }, "Acme"));
  // The last two have no text: beside one that has, and none.
  expect(lines).toEqual([3, 4, 5, 6, 7, 8, 9, undefined]);
});

test("the typed name of the product is reported with its line, except in a comment", async () => {
  const source =
    '// Upwell\n/* Upwell\n * Upwell */\nexport default { title: "The UPWELL way", path: "/upwell-x" };';
  const { modules, ...others } = await content;
  const typed = modules.map((module) => (module.file === aboutFile ? { ...module, source } : module));
  expect(findProblems({ ...others, modules: typed })).toMatchObject([
    { file: aboutFile, line: 4, problem: "The product's name, Upwell, is typed out." },
  ]);
});

test("a module that does not load may have the page and the people that others name", async () => {
  const failure = { file: aboutFile, problem: "The file cannot be loaded.", fix: "" };
  const { modules, ...others } = await content;
  const broken = modules.map((module) =>
    module.file === aboutFile ? { ...module, value: undefined, failure } : module,
  );
  expect(findProblems({ ...others, modules: broken })).toEqual([failure]);
});
