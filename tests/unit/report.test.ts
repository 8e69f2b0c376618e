import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { changedPreviews, changedSentences } from "../../scripts/report/changed-words.ts";
import type { Report } from "../../scripts/report/report-document.tsx";
import type { takeSnapshot } from "../../scripts/report/snapshot.ts";
import type { Subject } from "../../scripts/report/subject-article.tsx";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

const mockSnapshot = jest.fn<typeof takeSnapshot>();
jest.mock("../../scripts/report/snapshot.ts", () => ({
  takeSnapshot: (...args: Parameters<typeof takeSnapshot>) => mockSnapshot(...args),
}));
jest.mock("../../scripts/report/site.ts", () => ({
  withSite: (job: (site: object) => Promise<unknown>) => job({ browser: "156", hasPhotos: true }),
}));
const { readReport, writeDocument, writeReport }: typeof import("../../scripts/report/write.ts") =
  require("../../scripts/report/write.ts");

const project = process.cwd();
afterEach(() => process.chdir(project));

test.each([
  [["Free. Premium is $29. Leave any time.", "Same"], ["Free. Premium is $29. Leave any time.", "Same"], []],
  [["Free. It is $29. Leave."], ["Free. It is $39. Leave."], [{ before: "It is $29.", after: "It is $39." }]],
  [["One."], ["One.", "Two."], [{ before: "", after: "Two." }]],
  [["One.", "Two."], ["Two."], [{ before: "One.", after: "" }]],
  [
    ["One.", "Two."],
    ["Three."],
    [
      { before: "One.", after: "Three." },
      { before: "Two.", after: "" },
    ],
  ],
])("the sentences that changed from %j to %j are found", (before, after, changes) => {
  expect(changedSentences(before, after)).toEqual(changes);
});

const made = "2026-11-21T12:00:00.000Z";
const head = {
  title: "Prices",
  url: "https://www.site.com/pricing",
  meta: { "og:site_name": "Site", "og:image": "https://www.site.com/og/pricing.png" },
};
const pricing: Subject = {
  id: "pricing",
  name: "Pricing",
  place: "/pricing",
  isPage: true,
  pictures: [{ look: "phone, light", width: 390, file: "now.webp" }],
  words: ["Only $39."],
  head,
};

/** Writes a report. Returns its document and what the next report reads of it. */
const write = (subjects: readonly Subject[], last?: Report) =>
  withTemporaryFolder("report-test", async (folder) => {
    mkdirSync(join(folder, "og"));
    writeFileSync(join(folder, "og/pricing.png"), "");
    expect(readReport(folder)).toBeUndefined();
    writeDocument({ made, browser: "156", hasPhotos: true, last, subjects }, folder, folder);
    const document = parse(readFileSync(join(folder, "index.html"), "utf8"));
    const texts = (selector: string) => document.querySelectorAll(selector).map(({ text }) => text);
    return { document, texts, next: readReport(folder) };
  });

test("the first report shows a page, and is read by the next one", async () => {
  const { texts, next } = await write([pricing]);
  expect(texts("#pricing .box h4")).toContain(head.title);
  expect(next?.subjects).toEqual([pricing]);
});

describe("the report on changes", () => {
  const last = { made, browser: "155", hasPhotos: true, subjects: [] };
  const sentences = [{ before: "Only $29 <now>.", after: "Only $39 <now>." }];
  const previews = [{ name: "Search title", before: "Prices", after: "Plans" }];
  const picture = (look: string) => ({ look, width: 390, file: `${look}.webp`, before: `old ${look}.webp` });
  const changed = (id: string, more: Partial<NonNullable<Subject["changes"]>> = {}): Subject => ({
    ...pricing,
    id,
    name: id,
    changes: { isNew: false, sentences, previews: [], pictures: [], ...more },
  });
  const unchanged = changed("same", { sentences: [] });

  test("begins with a summary", async () => {
    const pictures = [picture("phone, light"), picture("phone, dark")];
    const { texts } = await write(
      [
        changed("one", { previews, pictures }),
        changed("two"),
        changed("three", { sentences: [], isNew: true }),
        unchanged,
      ],
      last,
    );
    expect(texts("main > section:first-child p")).toEqual([
      "Changed: 1 sentence, 1 text for search results and shared links, 2 pictures. New: three.",
    ]);
    expect(texts("main > section:first-child a")).toEqual(["one", "two", "three"]);
    expect((await write([unchanged], last)).texts("main > section:first-child p")).toEqual([
      "Nothing changed.",
    ]);
  });

  test("dates itself as Americans do, and warns when pictures may differ for another reason", async () => {
    const { texts } = await write([unchanged], last);
    expect(texts("header .quiet")).toEqual([
      expect.stringMatching(/^Made on November 21, 2026 at .*pictures may differ/),
    ]);
  });

  test("names a sentence once, with its pages or as one of every page", async () => {
    const { document, texts } = await write([changed("one"), changed("two"), unchanged], last);
    expect(document.querySelectorAll(".sentence").map(({ innerHTML }) => innerHTML)).toEqual([
      expect.stringContaining(
        "<p>Only $<del>29</del> &lt;now&gt;.</p><p>Only $<ins>39</ins> &lt;now&gt;.</p>",
      ),
    ]);
    expect(texts(".sentence a")).toEqual(["one", "two"]);
    expect((await write([changed("one"), changed("two")], last)).texts(".sentence .quiet")).toEqual([
      "On every page",
    ]);
  });

  test("shows changed search results, and folds all pictures but those of phone and desktop", async () => {
    const pictures = ["phone, light", "phone, dark"].map(picture);
    const { document, texts } = await write([changed("one", { sentences: [], previews, pictures })], last);
    expect(texts("#one .sentence")).toEqual(["Search titlePricesPlans"]);
    const sources = (selector: string) =>
      document.querySelectorAll(`#one ${selector} img`).map((image) => image.getAttribute("src"));
    expect(sources("details .compared")).toEqual(["old phone, dark.webp", "phone, dark.webp"]);
    expect(sources(".compared")).toEqual([
      "old phone, light.webp",
      "phone, light.webp",
      "old phone, dark.webp",
      "phone, dark.webp",
    ]);
  });
});

test("a page's changed search result is found, and its shared link only where that has other words", () => {
  const page = (title: string, description: string, shared: string) => ({
    title,
    url: head.url,
    meta: { description, "og:title": shared, "og:description": description },
  });
  expect(changedPreviews(page("A", "One.", "A"), page("B", "Two.", "C"))).toEqual([
    { name: "Search title", before: "A", after: "B" },
    { name: "Search description", before: "One.", after: "Two." },
    { name: "Shared title", before: "A", after: "C" },
  ]);
});

test("a report keeps the pictures that changed, and replaces the last one once it is complete", async () => {
  jest.spyOn(console, "log").mockReturnValue();
  await withTemporaryFolder("report-test", async (folder) => {
    for (const name of ["app", "scripts"]) symlinkSync(resolve(name), join(folder, name));
    process.chdir(folder);
    const report = (color: string) => {
      mockSnapshot.mockImplementation(async ({ name }, _site, into) => {
        writeFileSync(join(into, `${name}.webp`), name === "404" ? color : "same");
        return { pictures: [{ look: "phone, light", width: 390, file: `${name}.webp` }], words: [] };
      });
      mkdirSync("out", { recursive: true });
      return writeReport([]);
    };
    await report("red");
    expect(await report("blue")).toBe(join("report", "index.html"));
    expect(readdirSync("report/before")).toEqual(["404.webp"]);
    expect(readFileSync("report/before/404.webp", "utf8")).toBe("red");
    const changed = readReport("report")?.subjects.filter(({ changes }) => changes?.pictures.length);
    expect(changed?.map(({ id }) => id)).toEqual(["404"]);
    mockSnapshot.mockRejectedValue(new Error("the browser has crashed"));
    await expect(writeReport([])).rejects.toThrow("crashed");
    expect(readFileSync("report/404.webp", "utf8")).toBe("blue");
  });
});
