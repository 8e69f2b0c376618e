import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, jest, test } from "@jest/globals";
import { checkShape } from "../../scripts/content/shape/check.ts";
import { readDiagnostics } from "../../scripts/content/shape/compiler.ts";
import { explain } from "../../scripts/content/shape/explain.ts";
import { mended } from "../../scripts/content/shape/mend.ts";
import { fieldAt, fieldsOf } from "../../scripts/content/shape/source.ts";
import { readTypes } from "../../scripts/content/shape/types-file.ts";
import type { ContentProblem } from "../../scripts/content/types.ts";

// The compiler is asked once for each depth in which there is a mistake.
jest.setTimeout(30_000);

const files = ["content", "content/pages"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && name !== "types.ts")
    .map((name) => `${folder}/${name}`),
);

/** The project's own content with changes in it: [file, what stands there, what shall stand there]. */
function problemsWith(
  changes: readonly (readonly [file: string, from: string, to: string])[],
): ContentProblem[] {
  const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  for (const [file, from, to] of changes) {
    const source = sources.get(file) ?? "";
    if (!source.includes(from)) throw new Error(`${file} has no ${from} to be changed.`);
    sources.set(file, source.replace(from, to));
  }
  const modules = [...sources].map(([file, source]) => ({ file, source, value: undefined }));
  return checkShape(process.cwd(), { modules }).map(({ problem }) => problem);
}

const page = (name: string) => `content/pages/${name}.ts`;

/** All made in one copy, several in one page: [what, file, from, to, field, wrong, right]. */
const mistakes: readonly [
  what: string,
  file: string,
  from: string,
  to: string,
  field: string,
  wrong: string,
  right: string,
][] = [
  [
    "a misspelt field",
    page("pricing"),
    'price: "$29"',
    'prize: "$29"',
    "plans[1].prize",
    "There is no field prize here.",
    "Did you mean price?",
  ],
  [
    "a misspelt field that may be left out",
    page("pricing"),
    "highlight:",
    "higlight:",
    "plans[1].higlight",
    "There is no field higlight here.",
    "Did you mean highlight?",
  ],
  [
    "a misspelt field of a link",
    page("partners"),
    'href: "/contact"',
    'herf: "/contact"',
    "program.apply.action.herf",
    "There is no field herf here.",
    "Did you mean href?",
  ],
  [
    "a field too many",
    page("pricing"),
    'cta: "Get started"',
    'cta: "Get started", since: "May"',
    "plans[0].since",
    "There is no field since here.",
    "Remove it, or use a field that is still free: highlight.",
  ],
  [
    "a second field for what is there",
    page("blog"),
    'author: "Mara Lindqvist"',
    'author: "Mara Lindqvist", autor: "Mara Lindqvist"',
    "articles[0].autor",
    "There is no field autor here.",
    "Remove it: author is there.",
  ],
  [
    "a field that is there twice",
    page("blog"),
    'author: "Ines Duarte"',
    'author: "Ines Duarte", author: "Ines"',
    "articles[1].author",
    "The field stands here twice.",
    "Keep one of the two.",
  ],
  [
    "a missing field",
    page("blog"),
    'date: "2026-09-09",',
    "",
    "articles[2].date",
    "The field date is missing.",
    "Add it. content/types.ts says what belongs in it, under Article.",
  ],
  [
    "a missing field of a page",
    page("blog"),
    'loadMore: { label: "Load More Articles", notice: "notImplemented" },',
    "",
    "loadMore",
    "The field loadMore is missing.",
    "Add it. content/types.ts says what belongs in it, under BlogContent.",
  ],
  [
    "an action that does nothing",
    "content/navigation.ts",
    '{ label: "Privacy Policy", notice: "notImplemented" }',
    '{ label: "Privacy Policy" }',
    "navigation.footer[3].links[0].notice",
    "There is neither href nor notice.",
    "Add `href` with the page that it goes to, or `notice` with the notice that it shows.",
  ],
  [
    "a text for a number",
    page("dashboard"),
    "value: 78",
    'value: "78"',
    "progress.influence.value",
    "A number belongs here, not a text.",
    "Write it without quotation marks: 78.",
  ],
  [
    "a number for a text",
    page("dashboard"),
    'title: "Your progress"',
    "title: 5",
    "progress.title",
    "A text belongs here, not a number.",
    'Write it in quotation marks: "5".',
  ],
  [
    "true for a text",
    page("organizations"),
    'alt: "People working together on laptops"',
    "alt: true",
    "hero.picture.photo.alt",
    "A text belongs here, not true or false.",
    "Write it in quotation marks.",
  ],
  [
    "a text for true",
    page("dashboard"),
    "live: true",
    'live: "yes"',
    "hub.items[0].live",
    "True or false belongs here, not a text.",
    "Write one of the two, without quotation marks.",
  ],
  [
    "nothing for a text",
    page("contact"),
    'submit: "Send message"',
    "submit: null",
    "form.submit",
    "A text belongs here, and there is none.",
    "Write it in quotation marks.",
  ],
  [
    "a text for a list",
    page("health"),
    'labels: ["Sleep", "Movement", "Mindset"]',
    'labels: "Sleep, movement"',
    "benefits.items[2].figure.labels",
    "A list belongs here, not a text.",
    'Write it in brackets: ["…", "…"].',
  ],
  [
    "one entry for a list",
    page("organizations"),
    'actions: [{ label: "Book a Demo", href: "/demo" }],',
    'actions: { label: "Book a Demo", href: "/demo" },',
    "hero.actions",
    "A list belongs here, not a group of fields.",
    "Write it in brackets: [ … ].",
  ],
  [
    "a text for a group of fields",
    page("products"),
    "rows: [",
    'rows: ["Basic",',
    "plans.rows[0]",
    "A group of fields belongs here, not a text.",
    "Write its fields in braces: { plan: …, adds: … }.",
  ],
  [
    "a list that is too short",
    page("home"),
    '{ label: "Request a Demo", href: "/demo" },',
    "",
    "hero.actions",
    "The list has 1 entry.",
    "Give it 2.",
  ],
  [
    "an unknown notice",
    page("education"),
    'notice: "notImplemented"',
    'notice: "notImplmented"',
    "hero.actions[1].notice",
    '"notImplmented" is not one of the values that can stand here.',
    "Did you mean notImplemented?",
  ],
  [
    "an unknown color",
    page("products"),
    'color: "kelp"',
    'color: "red"',
    "products[0].color",
    '"red" is not one of the values that can stand here.',
    "There are: coral, deep, kelp.",
  ],
  [
    "an unknown kind of figure",
    page("entrepreneurs"),
    'kind: "trend"',
    'kind: "trends"',
    "benefits.items[0].figure.kind",
    '"trends" is not one of the values that can stand here.',
    "Did you mean trend?",
  ],
  [
    "an unknown id",
    "content/onboarding.ts",
    'id: "productivity"',
    'id: "work"',
    "onboarding.goals.options[0].id",
    '"work" is not one of the values that can stand here.',
    "There are: productivity, influence, resilience, career, business, wellness.",
  ],
  [
    "a listed number in quotation marks",
    page("home"),
    "weight: 700",
    'weight: "700"',
    "partners.logos[0].weight",
    '"700" is not one of the values that can stand here.',
    "Write 700.",
  ],
  [
    "a misspelt name in a text",
    page("demo"),
    "site.name} with you and",
    "site.nam} with you and",
    "description",
    "There is no site.nam.",
    "Did you mean site.name?",
  ],
  [
    "a misspelt field of a module that is no page",
    "content/notices.ts",
    "liveChat: {",
    "livChat: {",
    "notices.livChat",
    "There is no field livChat here.",
    "Did you mean liveChat?",
  ],
  [
    "a misspelt field of the site",
    "content/site.ts",
    "tagline:",
    "tagLine:",
    "site.tagLine",
    "There is no field tagLine here.",
    "Did you mean tagline?",
  ],
  [
    "a type that does not exist",
    page("about"),
    "satisfies AboutContent",
    "satisfies AboutContents",
    "line",
    "There is nothing with the name AboutContents.",
    "Did you mean AboutContent?",
  ],
  [
    "an import of a type that does not exist",
    page("about"),
    "import type { AboutContent }",
    "import type { AboutContent, Heads }",
    "line",
    "../types has nothing with the name Heads.",
    "Did you mean Head?",
  ],
];

describe("many mistakes at once are all told, and nothing else", () => {
  let problems: ContentProblem[];

  beforeAll(() => {
    problems = problemsWith(mistakes.map(([, file, from, to]) => [file, from, to]));
  });

  test.each(mistakes)("%s", (_what, file, _from, _to, field, wrong, right) => {
    const place = field === "line" ? expect.stringMatching(/^line \d+$/) : field;
    expect(problems).toContainEqual({ file, field: place, wrong, right });
  });

  test("each once", () => {
    expect(problems).toHaveLength(mistakes.length);
  });
});

test("the project's own content has the shape that its types ask for", () => {
  expect(problemsWith([])).toEqual([]);
});

test("a module without a type is told", () => {
  expect(problemsWith([[page("not-found"), " as const satisfies NotFoundContent", ""]])).toEqual([
    {
      file: page("not-found"),
      wrong: expect.stringContaining("which fields"),
      right: expect.stringContaining("satisfies"),
    },
  ]);
});

test("a missing kind of a figure is told without guesses about the fields beside it", () => {
  expect(problemsWith([[page("freelancers"), 'kind: "dots",', ""]])).toEqual([
    {
      file: page("freelancers"),
      field: "benefits.items[0].figure.kind",
      wrong: "The field kind is missing.",
      right: expect.stringContaining("DotsFigure"),
    },
  ]);
});

test("without content/site.ts nothing is said about the others", () => {
  const source = readFileSync(page("blog"), "utf8");
  expect(checkShape(process.cwd(), { modules: [{ file: page("blog"), source, value: undefined }] })).toEqual(
    [],
  );
});

describe("the compiler's words", () => {
  test("are read with the reasons below them", () => {
    const output =
      "content/a.ts(3,14): error TS2322: Type 'A' is not assignable to type 'B'.\r\n  Because.\n    Of this.\n" +
      "content/b.ts(1,1): error TS1005: ';' expected.\n";
    expect(readDiagnostics(output)).toEqual([
      {
        file: "content/a.ts",
        line: 3,
        column: 14,
        code: 2322,
        message: "Type 'A' is not assignable to type 'B'.",
        reasons: ["Because.", "Of this."],
      },
      { file: "content/b.ts", line: 1, column: 1, code: 1005, message: "';' expected.", reasons: [] },
    ]);
  });

  test("of an unknown kind are told with their line, in one sentence", () => {
    const message = `Something new about { ${"a: string; ".repeat(20)}}. It goes on for long.`;
    const diagnostic = { file: page("blog"), line: 2, column: 3, code: 9999, message, reasons: [] };
    expect(explain(diagnostic, 'export default {\n  path: "/blog",\n};\n', readTypes(""))).toEqual([
      {
        problem: {
          file: page("blog"),
          field: "line 2",
          wrong: "Something new about { … }.",
          right: expect.stringContaining("Compare"),
        },
      },
    ]);
  });
});

describe("the fields of a source", () => {
  const source = `import { site } from "../site";
export default {
  path: "/a", // a comment with { and "
  "quoted-key": \`\${site.name}, {name}\`,
  list: [{ text: "]}", other: ["x", ["y"]] }, "last",],
  /* head: { */
  site,
} as const satisfies X;
export const labels: Y = { close: 'It\\'s' };
`;
  const fields = fieldsOf(source);

  test("are all found, with their paths", () => {
    expect(fields.map(({ field }) => field)).toEqual([
      "",
      "path",
      "quoted-key",
      "list",
      "list[0]",
      "list[0].text",
      "list[0].other",
      "list[0].other[0]",
      "list[0].other[1]",
      "list[0].other[1][0]",
      "list[1]",
      "site",
      "labels",
      "labels.close",
    ]);
  });

  test.each([
    ['"]}"', "list[0].text"],
    ['"y"', "list[0].other[1][0]"],
    ["satisfies X", ""],
    ["close", "labels.close"],
    ["quoted-key", "quoted-key"],
  ])("%s stands in its field", (text, field) => {
    expect(fieldAt(fields, source.indexOf(text))?.field).toBe(field);
  });

  test("none is at an import", () => {
    expect(fieldAt(fields, 0)).toBeUndefined();
  });

  test("of a source that is no data end somewhere", () => {
    expect(
      fieldsOf('export default { ...more, [key]: 1, a: f({ b: "," }), = }').map(({ field }) => field),
    ).toContain("a");
  });
});

test("mending keeps the lines, and leaves one of two edits that overlap", () => {
  const source = "a: {\n  b: 1,\n},\nc: 2";
  const edits = [
    { start: 0, end: 14, text: "x" },
    { start: 7, end: 11, text: "y" },
    { start: 16, end: 17, text: "z" },
  ];
  expect(mended(source, edits)).toBe("a: {\n  y,\n},\nz: 2");
  expect(mended(source, edits.slice(0, 1))).toBe("x\n\n,\nc: 2");
});

describe("the types file", () => {
  const types = readTypes(`
    /** A comment; with { signs. */
    export type Color = "kelp" | "coral";
    export type Tone = Color | "deep" | 400;
    export interface Head { title: string; /** Why. */ lead?: string }
    export interface Page extends Head {
      path: Route;
      hero: Head & { inner: string };
    }
    export type Action = Head | { notice: Tone };
  `);

  test.each([
    ["Head", ["title", "lead"]],
    ["Page", ["title", "lead", "path", "hero"]],
    ["Action", ["title", "lead", "notice"]],
    ["{ alt: string; captions: readonly string[]; } & Head", ["alt", "captions", "title", "lead"]],
    ["Record<Color, Head>", ["kelp", "coral"]],
    ["string", []],
  ])("says which fields %s has", (type, names) => {
    expect(types.fieldNames(type)).toEqual(names);
  });

  test.each([
    ["Tone", ['"kelp"', '"coral"', '"deep"', "400"]],
    ['"a" | "b"', ['"a"', '"b"']],
    ["Head", undefined],
    ["string", undefined],
  ])("says which values %s has", (type, values) => {
    expect(types.values(type)).toEqual(values);
  });
});
