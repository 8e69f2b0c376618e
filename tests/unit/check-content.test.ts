// biome-ignore-all lint/suspicious/noTemplateCurlyInString: authors write ${site.name}, and forget the backticks.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { findProblems } from "../../scripts/content/problems.ts";
import type { Content, ContentModule } from "../../scripts/content/queries.ts";
import { changed, contentWith, moduleOf, pageModule, samples } from "../support/content.ts";

/** Returns the problems, but for pages without links: the samples have none. */
const problemsOf = (content: Content) =>
  findProblems(content).filter(({ wrong }) => !wrong.startsWith("No page links to"));

/** Returns the problems, each as "field: problem. Fix." */
function messages(content: Content): string[] {
  return problemsOf(content).map(({ field, wrong, right }) => `${field}: ${wrong} ${right}`);
}

const allSamples = Object.values(samples);

/** Returns all samples, some of them replaced by modules for the same files. */
function siteWith(...modules: readonly ContentModule[]): Content {
  const files = modules.map(({ file }) => file);
  return contentWith([...allSamples.filter(({ file }) => !files.includes(file)), ...modules]);
}

test("valid content has no problems", () => {
  expect(messages(siteWith())).toEqual([]);
});

const { events, pricing, blog } = samples;

/** The lines of content-mistakes.txt, with their samples. */
const lines = readFileSync("tests/unit/content-mistakes.txt", "utf8")
  .split(/^(?=\[.+\]$)/m)
  .slice(1)
  .map((section) => section.split("\n").filter((line) => line !== ""))
  .flatMap(([title = "", ...rest]) => rest.map((line) => ({ line, title: title.slice(1, -1) })));

/** Returns the content with a line's change, the changed field, and the message that it expects. */
function read({ line, title }: (typeof lines)[number]) {
  const [change = "", expected = ""] = line.split(" => ");
  const [field = "", json = ""] = change.split(/ =(?: |$)/);
  const sample = samples[title as keyof typeof samples];
  const content = siteWith(changed(sample, field, json === "" ? undefined : JSON.parse(json)));
  return { content, field, expected };
}

test.each(lines)("$title: $line", (line) => {
  const { content, field, expected } = read(line);
  const [problem = "", ...others] = messages(content);
  expect([problem.replace(`${field}: `, ""), ...others]).toEqual([expected]);
});

test.each(["We raised $2M.", "It took $25 million.", "From $1.5B to $0."])(
  "%s is no price of a plan",
  (lead) => {
    const content = siteWith(changed(pricing, "head.lead", lead));
    expect(messages(content)).toEqual([]);
  },
);

test("a renamed person is reported wherever the old name remains", () => {
  expect(messages(siteWith(changed(events, "team.people[0].name", "Ann Holt")))).toEqual([
    expect.stringMatching(/^articles\[0\]\.author: There is no person "Ann Berg"/),
    expect.stringMatching(/^articles\[1\]\.author: There is no person "Ann Berg"/),
    expect.stringMatching(/^story\.people\[0\]: There is no person "Ann Berg"/),
  ]);
});

test.each<[file: string, value: Record<string, unknown>, message: string]>([
  [
    "pages/partners",
    { program: { id: "the program" } },
    'program.id: "the program" is not an id. Write small letters, digits and dashes, such as "program".',
  ],
  [
    "pages/partners",
    { mentors: { people: [{ name: "Ann Berg" }] } },
    'mentors.people[0].name: "Ann Berg" is already the name of a person in content/pages/events.ts. Add what tells them apart, such as an initial.',
  ],
  [
    "pages/products",
    { plans: { rows: [{ plan: "Smal" }] } },
    'plans.rows[0].plan: There is no plan "Smal" in content/pages/pricing.ts. Did you mean Small?',
  ],
  [
    "pages/dashboard",
    { hub: { items: [{ mentor: "Ann Borg" }] } },
    'hub.items[0].mentor: There is no person "Ann Borg" among the mentors (partners.ts) and the team (about.ts). Did you mean Ann Berg?',
  ],
  [
    "navigation",
    { navigation: { items: [{ name: "Events", path: "/evnets" }] } },
    "navigation.items[0].path: There is no page at /evnets. Did you mean /events?",
  ],
  [
    "llms",
    { llms: { groups: [{ pages: ["/evnets"] }] } },
    "llms.groups[0].pages[0]: There is no page at /evnets. Did you mean /events?",
  ],
])("a wrong name in %s is reported: %j", (file, value, message) => {
  const module = moduleOf(`content/${file}.ts`, value);
  expect(messages(contentWith([pricing, events, module]))).toContain(message);
});

describe("between pages", () => {
  test("a path belongs to one page, and nothing else that follows from two is reported", () => {
    const content = contentWith([
      pageModule("first"),
      pageModule("second", { path: "/first" }),
      pageModule("third", { closing: { line: "A", action: { label: "B", href: "/second" } } }),
    ]);
    const pageFiles = [...content.pageFiles, "app/second/page.tsx"];
    expect(messages({ ...content, pageFiles })).toEqual([
      "path: /first is the address of both content/pages/first.ts and content/pages/second.ts. Give each page an address of its own.",
    ]);
  });

  test("a path is in content/pages and in app", () => {
    const stray = "app/(legal)/imprint/page.tsx";
    const content = contentWith([pageModule("first")]);
    expect(messages({ ...content, pageFiles: ["app/page.tsx", stray] })).toEqual([
      'undefined: No module of content/pages has the path "/imprint". Add the page\'s module to content/pages with that path, or remove the page file.',
      "path: There is no page file for /first. Add app/first/page.tsx, or correct the path.",
    ]);
  });

  test("a page without its module is reported once, whatever names its path and people", () => {
    const content = contentWith([
      blog,
      pageModule("first", { closing: { line: "A", action: { label: "B", href: "/events" } } }),
    ]);
    const pageFiles = [...content.pageFiles, "app/events/page.tsx"];
    expect(messages({ ...content, pageFiles })).toEqual([
      'undefined: No module of content/pages has the path "/events". Add the page\'s module to content/pages with that path, or remove the page file.',
    ]);
  });

  test("a misspelled path is reported once, with the page file that it probably means", () => {
    const content = contentWith([
      pageModule("events", { path: "/evnets" }),
      pageModule("first", { closing: { line: "A", action: { label: "B", href: "/events" } } }),
    ]);
    const pageFiles = ["app/page.tsx", "app/first/page.tsx", "app/(fun)/events/page.tsx"];
    expect(messages({ ...content, pageFiles })).toEqual([
      "path: There is no page file for /evnets. Write /events, or move app/(fun)/events/page.tsx to app/evnets/page.tsx.",
    ]);
  });

  test("a page is in the index", () => {
    expect(messages(contentWith([pageModule("our-events")], { index: 'from "./plain-home";' }))).toEqual([
      'path: content/pages/index.ts does not list this page. Add to it: export { default as ourEvents } from "./our-events";',
    ]);
  });

  test("a page has a link from another one", () => {
    const content = contentWith([
      pageModule("first", { closing: { line: "A", action: { label: "B", href: "/first" } } }),
      moduleOf("content/llms.ts", {
        llms: { contact: "Contact", groups: [{ title: "Company", pages: ["/first"] }] },
      }),
    ]);
    expect(findProblems(content).map(({ file, wrong }) => [file, wrong])).toEqual([
      ["content/pages/first.ts", "No page links to /first."],
    ]);
  });
});

describe("the line of a problem", () => {
  /** Returns the lines of the problems in a page whose source is this text. */
  const linesIn = (source: string, fields: Record<string, unknown>) => {
    const { file, value } = pageModule("events", fields);
    return problemsOf(contentWith([{ file, source, value }])).map(({ field, line }) => [field, line]);
  };

  test("is that of its text, also below the name of the field or with the product's name in it", () => {
    const source = "{\n path:\n 'x',\n name: `About ${site.name} {a}`,\n}";
    expect(linesIn(source, { path: "x", name: "About Acme {a}" })).toEqual([
      ["path", 3],
      ["name", 4],
    ]);
  });

  test("is that of a text with a fixed space, escaped or not", () => {
    const head = { title: "{a}\u00a0b", lead: "{b}\u00a0c" };
    expect(linesIn('{ head: {\n title: "{a}\\u00a0b",\n lead: "{b}\u00a0c"\n}', { head })).toEqual([
      ["head.title", 2],
      ["head.lead", 3],
    ]);
  });

  test("is that of the same place among equal texts", () => {
    const head = { title: "{a}", lead: "{a}" };
    expect(linesIn('{ head: {\n title: "{a}",\n lead: "{a}"\n}', { head })).toEqual([
      ["head.title", 2],
      ["head.lead", 3],
    ]);
  });

  test("is that of the first text beside a field that is missing or no text", () => {
    const closing = { line: "Come.", action: { label: "Go", href: 5 } };
    expect(linesIn('{\n line: "Come.",\n label: "Go" }', { closing, head: { title: "A" } })).toEqual([
      ["head.lead", undefined],
      ["closing.action.href", 3],
    ]);
  });
});

test("the typed name of the product is reported with its line, except in a comment", () => {
  const lines = [
    "// Acme",
    "/* Acme",
    " * Acme */",
    'export default { title: "The ACME way", path: "/acme-x" };',
  ];
  const typed = { ...events, source: lines.join("\n") };
  expect(problemsOf(siteWith(typed)).map(({ line, wrong }) => [line, wrong])).toEqual([
    [4, "The product's name, Acme, is typed out."],
  ]);
});

describe("a module that does not load", () => {
  const file = "content/pages/pricing.ts";
  const failure = { file, wrong: "The file cannot be loaded.", right: "" };
  const broken = { file, source: "export default {", value: undefined, failure };
  const pageFiles = ["app/page.tsx", "app/first/page.tsx", "app/pricing/page.tsx"];

  test("is reported beside other mistakes, but links to its page are not", () => {
    const first = pageModule("first", {
      closing: { line: "", action: { label: "B", href: "/pricing#plans" } },
    });
    expect(
      problemsOf(contentWith([first, broken], { pageFiles })).map(({ file, field }) => [file, field]),
    ).toEqual([
      ["content/pages/first.ts", "closing.line"],
      ["content/pages/pricing.ts", undefined],
    ]);
  });

  test("may have the person that other modules name", () => {
    const renamed = changed(events, "team.people[0].name", "Ann Holt");
    expect(problemsOf(contentWith([renamed, blog, broken]))).toHaveLength(1);
  });
});
