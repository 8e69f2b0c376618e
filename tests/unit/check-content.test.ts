// biome-ignore-all lint/suspicious/noTemplateCurlyInString: authors write ${site.name}, and forget the backticks.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { artName } from "../../content/schema.ts";
import { findProblems, findRemarks } from "../../scripts/content/problems.ts";
import type { Content, ContentModule } from "../../scripts/content/queries.ts";
import { readSource } from "../../scripts/content/source.ts";
import { changed, contentWith, moduleOf, pageModule, samples, siteModule } from "../support/content.ts";

/** Returns the problems, each as "field: problem. Fix." */
function messages(content: Content, find = findProblems): string[] {
  return find(content).map(({ field, wrong, right }) => `${field}: ${wrong} ${right}`);
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
const mistakes = readFileSync("tests/unit/content-mistakes.txt", "utf8")
  .split(/^(?=\[\w+\]$)/m)
  .slice(1)
  .map((section) => section.split("\n").filter((line) => line !== ""))
  .flatMap(([title = "", ...lines]) => lines.map((line) => ({ line, sample: title.slice(1, -1) })));

test.each(mistakes)("$sample: $line", ({ line, sample }) => {
  const [change = "", expected = ""] = line.split(" => ");
  const [field = "", json = ""] = change.split(/ =(?: |$)/);
  const module = samples[sample as keyof typeof samples];
  const [problem = "", ...others] = messages(
    siteWith(changed(module, field, json === "" ? undefined : JSON.parse(json))),
  );
  expect([problem.replace(`${field}: `, ""), ...others]).toEqual([expected]);
});

test("a renamed person is reported wherever the old name remains", () => {
  expect(messages(siteWith(changed(events, "team.people[0].name", "Ann Holt")))).toEqual([
    expect.stringMatching(/^articles\[0\]\.author: There is no person "Ann Berg"/),
    expect.stringMatching(/^story\.people\[0\]: There is no person "Ann Berg"/),
  ]);
});

test("a plan that does not exist is reported", () => {
  const products = moduleOf("content/pages/products.ts", { rows: [{ plan: "Smal" }] });
  expect(messages(contentWith([pricing, products]))).toContain(
    'rows[0].plan: There is no plan "Smal" in content/pages/pricing.ts. Did you mean Small?',
  );
});

test("content can name every drawing of public/art except the 404 page's", () => {
  const names = [...artName.options, "not-found-waves"].map((name) => `${name}.svg`);
  expect(names.sort()).toEqual(readdirSync("public/art").sort());
});

describe("between pages", () => {
  test("a path belongs to one page, in content/pages and in app", () => {
    const stray = "app/(legal)/imprint/page.tsx";
    const content = contentWith([pageModule("first"), pageModule("second", { path: "/first" })]);
    expect(messages({ ...content, pageFiles: ["app/page.tsx", stray] })).toEqual([
      'undefined: No module of content/pages has the path "/imprint". Add the page\'s module to content/pages with that path, or remove the page file.',
      "path: There is no page file for /first. Add app/first/page.tsx, or correct the path.",
      "path: /first is already the address of content/pages/first.ts. Give each page an address of its own.",
    ]);
  });

  test("a page without links to it is only a remark", () => {
    const content = contentWith([
      pageModule("first", { closing: { line: "A", action: { label: "B", href: "/first" } } }),
      moduleOf("content/llms.ts", {
        llms: { contact: "Contact", groups: [{ title: "Company", pages: ["/first"] }] },
      }),
    ]);
    expect(messages(content)).toEqual([]);
    expect(messages(content, findRemarks)).toEqual([
      "path: No page links to /first. Add it to content/navigation.ts, or link to it from another page.",
    ]);
  });
});

test.each([
  ["2027-01-21", ""],
  ["2027-01-20", "expires soon, on 2027-01-20"],
  ["2026-11-21", "expired on 2026-11-21"],
  ["2027-11-23", "expires more than a year from now, on 2027-11-23"],
])("on 2026-11-21, %s as the end of security.txt has this remark: %s", (day, remark) => {
  const content = contentWith([changed(siteModule, "site.securityTxtExpires", day)], { today: "2026-11-21" });
  expect(messages(content)).toEqual([]);
  expect(messages(content, findRemarks)).toEqual(
    remark ? [expect.stringMatching(`^site.securityTxtExpires: security.txt ${remark}\\.`)] : [],
  );
});

describe("a source", () => {
  const read = (text: string) => readSource("content/a.ts", text);

  test("has the line of each field, and the typed texts", () => {
    const { lines, texts, problems } = read(
      'import { site } from "./site";\nexport default {\n  // "Acme"\n  "a-b": `One ${site.name}\n  two`,\n  list: [\n    { c: "3" },\n  ],\n} as const satisfies X;',
    );
    expect(problems).toEqual([]);
    expect(Object.fromEntries(lines)).toEqual({ "": 2, "a-b": 4, list: 6, "list[0]": 7, "list[0].c": 7 });
    expect(texts.map(({ field, line, text }) => `${field} ${line} ${text.trim()}`)).toEqual([
      "a-b 4 One",
      "a-b 4 two",
      "list[0].c 7 3",
    ]);
  });

  test.each([
    ["export default {\n  a: sit.name,\n};", 2, "a", "Nothing is named sit."],
    ['import { site } from "./site";\nexport default { a: `${site.nam}` };', 2, "a", "There is no site.nam."],
    ['export default { a: [{\n  b: "1",\n  b: "2",\n}] };', 3, "a[0].b", "The field is here twice."],
  ])("%j is reported with its line", (text, line, field, wrong) => {
    expect(read(text).problems).toEqual([
      { file: "content/a.ts", line, field, wrong, right: expect.stringMatching(/\.$|\?$/) },
    ]);
  });

  test.each([
    ["content/a.ts", "./site"],
    ["content/pages/a.ts", "../site"],
  ])("%s that names the product must import %s", (file, from) => {
    const [problem] = readSource(file, "export default { a: site.name };").problems;
    expect(problem?.right).toBe(`Write \`import { site } from "${from}";\` at the top of the file.`);
  });

  test("with a misspelled name is reported, and not the empty field that it causes", () => {
    const text = 'import { site } from "../site";\nexport default { title: site.nam };';
    const source = readSource("content/pages/pricing.ts", text);
    const broken = { ...pricing, source, value: { ...(pricing.value as object), title: "" } };
    expect(messages(contentWith([broken]))).toEqual([
      expect.stringMatching(/^title: There is no site\.nam\./),
    ]);
  });
});

describe("a module that does not load", () => {
  const source = readSource("content/pages/pricing.ts", "export default {");
  const file = "content/pages/pricing.ts";
  // The reason is reported instead: a module that it imports may fail for it too.
  const failure = { file, wrong: "The file cannot be loaded.", right: "" };
  const broken = { file, source, value: undefined, failure };
  const pageFiles = ["app/page.tsx", "app/first/page.tsx", "app/pricing/page.tsx"];

  test("is reported beside other mistakes, but links to its page are not", () => {
    const first = pageModule("first", {
      closing: { line: "", action: { label: "B", href: "/pricing#plans" } },
    });
    expect(
      findProblems(contentWith([first, broken], { pageFiles })).map(({ file, field }) => [file, field]),
    ).toEqual([
      ["content/pages/first.ts", "closing.line"],
      ["content/pages/pricing.ts", undefined],
    ]);
  });

  test("may have the person that other modules name", () => {
    const renamed = changed(events, "team.people[0].name", "Ann Holt");
    expect(findProblems(contentWith([renamed, blog, broken]))).toHaveLength(1);
  });
});
