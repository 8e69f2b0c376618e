import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { changedSentences } from "../../scripts/report/changed-words.ts";
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
  pictures: [{ look: "390 px, light", width: 390, file: "now.webp" }],
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

test("the first report shows a page without an alert, and is read by the next one", async () => {
  const { texts, next } = await write([pricing]);
  expect(texts(".alert")).toEqual([]);
  expect(texts("#pricing .box h4")).toContain(head.title);
  expect(next?.subjects).toEqual([pricing]);
});

test("the report shows changed sentences once, with their pages, and pictures side by side", async () => {
  const sentences = [{ before: "Only $29 <now>.", after: "Only $39 <now>." }];
  const pictures = [{ look: "390 px, light", width: 390, file: "now.webp", before: "before.webp" }];
  const changed = { ...pricing, changes: { isNew: false, sentences, pictures } };
  const other = { ...changed, id: "other", name: "Other", changes: { ...changed.changes, pictures: [] } };
  const last = { made, browser: "155", hasPhotos: true, subjects: [] };
  const { document, texts } = await write([changed, other], last);
  expect(document.querySelectorAll(".sentence").map(({ innerHTML }) => innerHTML)).toEqual([
    expect.stringContaining("<p>Only $<del>29</del> &lt;now&gt;.</p><p>Only $<ins>39</ins> &lt;now&gt;.</p>"),
  ]);
  expect(texts(".sentence a")).toEqual(["Pricing", "Other"]);
  const images = document.querySelectorAll("#pricing .pictures:nth-of-type(1) img");
  const sources = images.map((image) => image.getAttribute("src"));
  expect(sources).toEqual(["before.webp", "now.webp", "before.webp", "now.webp"]);
  expect(texts("header")).toEqual([expect.stringContaining("pictures may differ for that reason alone")]);
  expect(texts(".alert")).toEqual(["ChangesSince the last report:PricingOther"]);
});

test("a report keeps the pictures that changed, and replaces the last one once it is complete", async () => {
  jest.spyOn(console, "log").mockReturnValue();
  await withTemporaryFolder("report-test", async (folder) => {
    for (const name of ["app", "scripts"]) symlinkSync(resolve(name), join(folder, name));
    process.chdir(folder);
    const report = (color: string) => {
      mockSnapshot.mockImplementation(async ({ name }, _site, into) => {
        writeFileSync(join(into, `${name}.webp`), name === "404" ? color : "same");
        return { pictures: [{ look: "390 px, light", width: 390, file: `${name}.webp` }], words: [] };
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
