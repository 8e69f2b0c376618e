import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { changedSentences } from "../../scripts/report/changed-words.ts";
import type { Report } from "../../scripts/report/report-document.tsx";
import type { Subject } from "../../scripts/report/subject-article.tsx";
import { readReport, writeDocument } from "../../scripts/report/write.ts";
import { withTemporaryFolder } from "../../scripts/tools/files.ts";

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
