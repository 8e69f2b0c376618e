import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { type Report, ReportDocument } from "../../scripts/report/report-document.tsx";
import type { Subject, takeSnapshot } from "../../scripts/report/snapshot.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

const mockSnapshot = jest.fn<typeof takeSnapshot>();
jest.mock("../../scripts/report/snapshot.ts", () => ({
  takeSnapshot: (...args: Parameters<typeof takeSnapshot>) => mockSnapshot(...args),
}));
jest.mock("../../scripts/report/site.ts", () => ({
  withSite: (job: (site: object) => Promise<unknown>) => job({ browser: "Chromium 156, with photos" }),
}));
const { writeReport }: typeof import("../../scripts/report/write.ts") =
  require("../../scripts/report/write.ts");

const project = process.cwd();
afterEach(() => process.chdir(project));

const head = {
  title: "Prices",
  url: "https://www.site.com/pricing",
  meta: { "og:site_name": "Site", "og:image": "https://www.site.com/og/pricing.png" },
};
const picture = (look: string, hash: string) => ({ look, width: 390, file: `${look}.webp`, hash });
const page = (name: string, sentences: readonly string[] = [], more: Partial<Subject> = {}): Subject => ({
  id: name,
  name,
  path: `/${name}`,
  isPage: true,
  pictures: [],
  sentences,
  head,
  ...more,
});

const made = "2026-11-21T12:00:00.000Z";
const report = (...subjects: readonly Subject[]): Report => ({ made, browser: "Chromium 156", subjects });

/** Renders a report. Returns the texts of what a selector finds in it. */
function render(now: Report, last?: Report) {
  const document = parse(renderToStaticMarkup(ReportDocument({ ...now, last })));
  return {
    texts: (selector: string) => document.querySelectorAll(selector).map(({ textContent }) => textContent),
    htmlOf: (selector: string) => document.querySelectorAll(selector).map(({ innerHTML }) => innerHTML),
    sources: (selector: string) =>
      document.querySelectorAll(`${selector} img`).map((image) => image.getAttribute("src")),
  };
}

const changes = "body > .box li";

test("the first report shows a page with its search result and shared link, and no changes", () => {
  const { texts, sources } = render(
    report(page("pricing", [], { pictures: [picture("phone, light", "a")] })),
  );
  expect(texts(changes)).toEqual([expect.stringContaining("first report")]);
  expect(texts("details h4")).toContain(head.title);
  expect(sources("details")).toEqual(["phone, light.webp", "./og/pricing.png"]);
});

describe("the summary names", () => {
  test.each<[string, string[], string[], string[]]>([
    ["nothing", ["Free."], ["Free."], ["Nothing changed."]],
    [
      "words that changed alike once",
      ["It is $29.", "Only $29!", "Free."],
      ["It is $35.", "Only $35!", "Free."],
      ["$29 → $35 (2 sentences: one)"],
    ],
    ["a new sentence", ["One."], ["One.", "Two."], ["new: Two. (one)"]],
    ["a lost sentence", ["One.", "Two."], ["Two."], ["gone: One. (one)"]],
    ["a moved sentence", ["A.", "B.", "C."], ["C.", "A.", "B."], ["moved: C. (one)"]],
    [
      "a moved sentence beside a changed one",
      ["Old.", "A.", "B.", "C."],
      ["C.", "New.", "A.", "B."],
      ["Old → New (one)", "moved: C. (one)"],
    ],
    [
      "amounts first, in full",
      ["Old.", "It is $1,200."],
      ["New.", "It is $1,300."],
      ["$1,200 → $1,300 (one)", "Old → New (one)"],
    ],
    [
      "a sentence that changed in several places",
      ["Old is a b."],
      ["New is a c."],
      ["Old is a b. → New is a c. (one)"],
    ],
    ["search titles", ["Search title: Old"], ["Search title: New"], ["Old → New (one)", "1 search title"]],
    [
      "eight changes, and the number of others",
      [],
      Array.from("123456789", (digit) => `${digit}.`),
      [...Array.from("12345678", (digit) => `new: ${digit}. (one)`), "1 other change of words"],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(render(report(page("one", after)), report(page("one", before))).texts(changes)).toEqual(lines);
  });

  test("what several pages share before what one has", () => {
    const pages = (alone: string, both: string, many: string) =>
      report(
        page("one", [alone]),
        page("two", ["Same.", both]),
        page("three", [both]),
        ...["four", "five", "six", "seven"].map((name) => page(name, [many])),
      );
    const { texts } = render(pages("New.", "Each.", "All."), pages("Old.", "Both.", "Many."));
    expect(texts(changes)).toEqual(["Both → Each (two, three)", "Many → All (4 pages)", "Old → New (one)"]);
  });

  test("new and lost pages, and the number of pictures", () => {
    const now = page("one", [], { pictures: [picture("phone, light", "b"), picture("phone, dark", "b")] });
    const last = page("one", [], { pictures: [picture("phone, light", "a"), picture("phone, dark", "b")] });
    const { texts, htmlOf } = render(report(now, page("press")), report(last, page("team")));
    expect(htmlOf(changes)[0]).toBe('<a href="#press">New: press (/press)</a>');
    expect(htmlOf("#press > summary")).toHaveLength(1);
    expect(texts(changes)).toEqual(["New: press (/press)", "Gone: team (/team)", "1 picture"]);
  });
});

describe("a changed sentence", () => {
  // A page may have it twice.
  const before = ["Only $29 <now>.", "Only $29 <now>."];
  const after = ["Only $39 <now>.", "Only $39 <now>."];

  test("is shown once, with its changed words marked, and its places", () => {
    const menu = { isPage: false, path: "/one" };
    const { htmlOf } = render(
      report(page("one", after), page("two", after), page("same"), page("menu", after, menu)),
      report(page("one", before), page("two", before), page("same"), page("menu", before, menu)),
    );
    expect(htmlOf(".sentence")).toEqual([
      "<p>Only <del>$29</del> &lt;now&gt;.</p><p>Only <ins>$39</ins> &lt;now&gt;.</p>" +
        '<p class="quiet">one, two</p>',
    ]);
  });

  test("that moved is shown once", () => {
    const { texts } = render(
      report(page("one", ["C.", "A.", "B."])),
      report(page("one", ["A.", "B.", "C."])),
    );
    expect(texts(".sentence p")).toEqual(["Moved: C.", "one"]);
  });

  test("of every page is one of everywhere", () => {
    const pages = (sentences: readonly string[]) => report(page("one", sentences), page("two", sentences));
    expect(render(pages(after), pages(before)).texts(".sentence .quiet")).toEqual(["everywhere"]);
  });
});

test("changed pictures are shown before and now, those of a phone and a desktop first", () => {
  const looks = ["phone, light", "phone, dark", "desktop, light"];
  const pages = (hash: string) =>
    report(page("one", [], { pictures: looks.map((look) => picture(look, hash)) }));
  const { sources } = render(pages("b"), pages("a"));
  const pairOf = (look: string) => [`before/${look}.webp`, `${look}.webp`];
  expect(sources("details[open]")).toEqual(["desktop, light", "phone, light", "phone, dark"].flatMap(pairOf));
  expect(sources("details[open] details")).toEqual(pairOf("phone, dark"));
});

test("what changed everywhere does not hide what changed on one page alone, or beside a new page", () => {
  const pages = (menu: string, own: string, hash: string) =>
    ["one", "two"].map((name) =>
      page(name, [menu, ...(name === "one" ? [own] : [])], {
        pictures: [{ ...picture("phone, light", hash), file: `${name}.webp` }],
      }),
    );
  const now = report(...pages("Join.", "New.", "b"), page("press", ["Join."]));
  const { texts, sources } = render(now, report(...pages("Log in.", "Old.", "a")));
  expect(texts(changes)).toEqual([
    "New: press (/press)",
    "Log in → Join (everywhere)",
    "Old → New (one)",
    "1 picture",
    "1 picture of a page whose own words did not change",
  ]);
  expect(sources("body > details[open]")).toEqual(["before/one.webp", "one.webp"]);
  expect(sources("body > details:not([id]):not([open])")).toEqual(["before/two.webp", "two.webp"]);
});

test("a report dates itself as Americans do, and warns when pictures may differ for another reason", () => {
  const { texts } = render(report(page("one")), { ...report(page("one")), browser: "Chromium 155" });
  expect(texts("h1 + p")).toEqual([
    expect.stringMatching(/made on November 21, 2026 at .*pictures may differ/),
  ]);
});

test("a report keeps the pictures that changed, and replaces the last one once it is complete", async () => {
  jest.spyOn(console, "log").mockReturnValue();
  await withTemporaryFolder("report-test", async (folder) => {
    symlinkSync(resolve("scripts"), join(folder, "scripts"));
    process.chdir(folder);
    mkdirSync("out/og", { recursive: true });
    writeFileSync("out/og/pricing.png", "");
    const write = (color: string) => {
      mockSnapshot.mockImplementation(async ({ name }, _site, into) => {
        const hash = name === "404" ? color : "same";
        writeFileSync(join(into, `${name}.webp`), hash);
        return page(name, [], {
          pictures: [{ look: "phone, light", width: 390, file: `${name}.webp`, hash }],
        });
      });
      return writeReport([]);
    };
    await write("red");
    expect(await write("blue")).toMatchObject({ folder: "report", changes: { subjects: [{ id: "404" }] } });
    expect(readdirSync("report/before")).toEqual(["404.webp"]);
    expect(readFileSync("report/before/404.webp", "utf8")).toBe("red");
    expect(readFileSync("report/index.html", "utf8")).toContain("<li>1 picture</li>");
    expect(readdirSync("report/og")).toEqual(["pricing.png"]);
    mockSnapshot.mockRejectedValue(new Error("the browser has crashed"));
    await expect(writeReport([])).rejects.toThrow("crashed");
    expect(readFileSync("report/404.webp", "utf8")).toBe("blue");
  });
});
