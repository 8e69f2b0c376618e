// biome-ignore-all lint/suspicious/noTemplateCurlyInString: authors write ${site.name}, and forget the backticks.
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { findProblems } from "../../scripts/content/check.ts";
import type { Content, ContentModule } from "../../scripts/content/queries.ts";
import { changed, contentWith, moduleOf, pageModule, samples } from "../support/content.ts";

/** Returns the problems, but for pages without links: the samples have none. */
const problemsOf = (content: Content) =>
  findProblems(content).filter(({ wrong }) => !wrong.startsWith("No page links to"));

/** Returns the problems, each as "field: problem. Fix." */
const messages = (content: Content) =>
  problemsOf(content).map(({ field, wrong, right }) => `${field}: ${wrong} ${right}`);

/** Returns all samples, some of them replaced by modules for the same files. */
function siteWith(...modules: readonly ContentModule[]): Content {
  const files = modules.map(({ file }) => file);
  const others = Object.values(samples).filter(({ file }) => !files.includes(file));
  return contentWith([...others, ...modules]);
}

test("valid content has no problems", () => {
  expect(messages(siteWith())).toEqual([]);
});

/** The lines of content-problems.txt, with their samples. */
const lines = readFileSync("tests/unit/content-problems.txt", "utf8")
  .split(/^(?=\[.+\]$)/m)
  .slice(1)
  .map((section) => section.split("\n").filter((line) => line !== ""))
  .flatMap(([title = "", ...rest]) => rest.map((line) => ({ line, title: title.slice(1, -1) })));

test.each(lines)("$title: $line", ({ line, title }) => {
  const [change = "", expected = ""] = line.split(" => ");
  const [field = "", json = ""] = change.split(/ =(?: |$)/);
  const sample = samples[title as keyof typeof samples];
  const content = siteWith(changed(sample, field, json === "" ? undefined : JSON.parse(json)));
  const [problem = "", ...others] = messages(content);
  expect([problem.replace(`${field}: `, ""), ...others]).toEqual([expected]);
});

const { events, pricing, blog } = samples;

test("a renamed person is reported wherever the old name remains", () => {
  expect(messages(siteWith(changed(events, "team.people[0].name", "Ann Holt")))).toEqual([
    expect.stringMatching(/^articles\[0\]\.author: There is no person "Ann Berg"/),
    expect.stringMatching(/^articles\[1\]\.author: There is no person "Ann Berg"/),
    expect.stringMatching(/^story\.people\[0\]: There is no person "Ann Berg"/),
  ]);
});

const noPage = "There is no page at /evnets. Did you mean /events?";

test.each<[file: string, value: Record<string, unknown>, message: string]>([
  [
    "pages/partners",
    { mentors: { people: [{ name: "Ann Berg" }] } },
    'mentors.people[0].name: "Ann Berg" is already the name of a person in content/pages/events.ts. Add what tells them apart, such as an initial.',
  ],
  [
    "pages/products",
    { plans: { rows: [{ plan: "Smal" }] } },
    'plans.rows[0].plan: There is no plan "Smal" in pricing.ts. Did you mean Small?',
  ],
  [
    "pages/dashboard",
    { hub: { items: [{ mentor: "Ann Borg" }] } },
    'hub.items[0].mentor: There is no person "Ann Borg" among the mentors (partners.ts) and the team (about.ts). Did you mean Ann Berg?',
  ],
  ["navigation", { navigation: { items: [{ path: "/evnets" }] } }, `navigation.items[0].path: ${noPage}`],
  ["llms", { llms: { groups: [{ pages: ["/evnets"] }] } }, `llms.groups[0].pages[0]: ${noPage}`],
])("a wrong name in %s is reported: %j", (file, value, message) => {
  const module = moduleOf(`content/${file}.ts`, value);
  expect(messages(contentWith([pricing, events, module]))).toContain(message);
});

test("a path belongs to one page, in content/pages and in app", () => {
  const content = contentWith([
    pageModule("first"),
    pageModule("second", { path: "/first" }),
    pageModule("evnets"),
  ]);
  const pageFiles = ["app/page.tsx", "app/first/page.tsx", "app/(fun)/events/page.tsx"];
  expect(problemsOf({ ...content, pageFiles }).map(({ file, wrong, right }) => [file, wrong, right])).toEqual(
    [
      [
        "app/(fun)/events/page.tsx",
        "No module of content/pages has the path of this page file.",
        "Add the page's module to content/pages with that path, or remove the page file.",
      ],
      [
        "content/pages/evnets.ts",
        "There is no page file for /evnets.",
        "Add app/evnets/page.tsx, or correct the path.",
      ],
      [
        "content/pages/second.ts",
        "/first is the URL of both content/pages/first.ts and content/pages/second.ts.",
        "Give each page a different one.",
      ],
    ],
  );
});

test("a page is in the index", () => {
  expect(messages(contentWith([pageModule("our-events")], { index: 'from "./plain-home";' }))).toEqual([
    'path: content/pages/index.ts does not list this page. Add to it: export { default as ourEvents } from "./our-events";',
  ]);
});

test("a page has a link from another one", () => {
  const toItself = { line: "A", action: { label: "B", href: "/first" } };
  const llms = { contact: "Contact", groups: [{ title: "Company", pages: ["/first"] }] };
  const content = contentWith([
    pageModule("first", { closing: toItself }),
    moduleOf("content/llms.ts", { llms }),
  ]);
  expect(findProblems(content).map(({ file, wrong }) => [file, wrong])).toEqual([
    ["content/pages/first.ts", "No page links to /first."],
  ]);
});

test.each<[text: string, source: string, fields: Record<string, unknown>, lines: (number | undefined)[]]>([
  [
    "below the name of its field, or with the product's name in it",
    "{\n path:\n 'x',\n name: `About ${site.name} {a}`,\n}",
    { path: "x", name: "About Acme {a}" },
    [3, 4],
  ],
  [
    "with a fixed space, escaped or not",
    '{ head: {\n title: "{a}\\u00a0b",\n lead: "{b}\u00a0c"\n}',
    { head: { title: "{a}\u00a0b", lead: "{b}\u00a0c" } },
    [2, 3],
  ],
  [
    "that is written twice",
    '{ head: {\n title: "{a}",\n lead: "{a}"\n}',
    { head: { title: "{a}", lead: "{a}" } },
    [2, 3],
  ],
  [
    "beside a field that is missing or no text",
    '{\n line: "Come.",\n label: "Go" }',
    { closing: { line: "Come.", action: { label: "Go", href: 5 } }, head: { title: "A" } },
    [undefined, 3],
  ],
])("a problem has the line of a text %s", (_text, source, fields, expected) => {
  const { file, value } = pageModule("events", fields);
  expect(problemsOf(contentWith([{ file, source, value }])).map(({ line }) => line)).toEqual(expected);
});

test("the typed name of the product is reported with its line, except in a comment", () => {
  const source = '// Acme\n/* Acme\n * Acme */\nexport default { title: "The ACME way", path: "/acme-x" };';
  expect(problemsOf(siteWith({ ...events, source })).map(({ line, wrong }) => [line, wrong])).toEqual([
    [4, "The product's name, Acme, is typed out."],
  ]);
});

test("a module that does not load may have the page and the people that others name", () => {
  const file = "content/pages/pricing.ts";
  const failure = { file, wrong: "The file cannot be loaded.", right: "" };
  const broken = { file, source: "export default {", value: undefined, failure };
  const first = pageModule("first", {
    closing: { line: "", action: { label: "B", href: "/pricing#plans" } },
  });
  const renamed = changed(events, "team.people[0].name", "Ann Holt");
  const content = contentWith([first, renamed, blog, broken]);
  const pageFiles = [...content.pageFiles, "app/pricing/page.tsx"];
  expect(problemsOf({ ...content, pageFiles }).map(({ file, field }) => [file, field])).toEqual([
    ["content/pages/first.ts", "closing.line"],
    ["content/pages/pricing.ts", undefined],
  ]);
});
