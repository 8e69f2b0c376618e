import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { changedSentences } from "../../scripts/report/changed-words.ts";
import type { Report } from "../../scripts/report/report-document.tsx";
import type { Subject } from "../../scripts/report/subject-article.tsx";
import { readReport, writeDocument } from "../../scripts/report/write.ts";

describe("changed sentences", () => {
  test("are found one by one, with their replacement", () => {
    const before = ["Start free. Premium is $29. Leave any time.", "Same"];
    const after = ["Start free. Premium is $39. Leave any time.", "Same"];
    expect(changedSentences(before, before)).toEqual([]);
    expect(changedSentences(before, after)).toEqual([
      { before: "Premium is $29.", after: "Premium is $39." },
    ]);
  });

  test("that are new or gone have one side", () => {
    expect(changedSentences(["One."], ["One.", "Two."])).toEqual([{ before: "", after: "Two." }]);
    expect(changedSentences(["One.", "Two."], ["Two."])).toEqual([{ before: "One.", after: "" }]);
    expect(changedSentences(["One.", "Two."], ["Three."])).toEqual([
      { before: "One.", after: "Three." },
      { before: "Two.", after: "" },
    ]);
  });
});

describe("the report", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "report-test-"));
    for (const file of ["out/og/pricing.png", ...pictureFiles.map((name) => `report/${name}`)]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), "");
    }
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Writes a report and returns its document. */
  function write(subjects: readonly Subject[], last?: Report) {
    const report = { made, browser: "156", hasPhotos: true, last, subjects };
    writeDocument(report, join(root, "report"), join(root, "out"));
    return parse(readFileSync(join(root, "report/index.html"), "utf8"));
  }
  const alerts = (document: ReturnType<typeof write>) =>
    document.querySelectorAll(".alert").map(({ text }) => text);

  test("shows a page without an alert, and is read by the next one", () => {
    const document = write([pricing]);
    expect(alerts(document)).toEqual([]);
    expect(document.querySelector("#pricing .box h4")?.text).toBe(head.title);
    expect(document.text).toContain("This is the first report");
    expect(readReport(join(root, "report"))?.subjects).toEqual([pricing]);
    expect(readReport(root)).toBeUndefined();
  });

  test("shows what changed: sentences once, with their pages, and pictures side by side", () => {
    const sentences = [{ before: "Only $29 <now>.", after: "Only $39 <now>." }];
    const pictures = [{ look: "390 px, light", width: 390, file: pictureFiles[0], before: pictureFiles[1] }];
    const changes = { isNew: false, sentences, pictures };
    const last = { made, browser: "155", hasPhotos: true, subjects: [] };
    const other = { ...pricing, id: "other", name: "Other", changes: { ...changes, pictures: [] } };
    const document = write([{ ...pricing, changes }, other], last);
    expect(document.querySelector(".sentence")?.innerHTML).toContain(
      "<p>Only $<del>29</del> &lt;now&gt;.</p><p>Only $<ins>39</ins> &lt;now&gt;.</p>",
    );
    expect(document.querySelectorAll(".sentence")).toHaveLength(1);
    expect(document.querySelectorAll(".sentence a").map(({ text }) => text)).toEqual(["Pricing", "Other"]);
    const images = document.querySelectorAll("#pricing .pictures:nth-of-type(1) img");
    expect(images.map((image) => image.getAttribute("src"))).toEqual([
      pictureFiles[1],
      pictureFiles[0],
      pictureFiles[1],
      pictureFiles[0],
    ]);
    expect(document.querySelector("header")?.text).toContain("pictures may differ for that reason alone");
    expect(alerts(document)).toEqual(["ChangesSince the last report:PricingOther"]);
  });
});

const made = "2026-11-21T12:00:00.000Z";
const pictureFiles = ["pictures/pricing-390-light.webp", "before/pricing.webp"] as const;
const head = {
  title: "Prices",
  url: "https://www.site.com/pricing",
  meta: {
    description: "What it costs.",
    "og:site_name": "Site",
    "og:image": "https://www.site.com/og/pricing.png",
  },
};
const pricing: Subject = {
  id: "pricing",
  name: "Pricing",
  place: "/pricing",
  isPage: true,
  pictures: [{ look: "390 px, light", width: 390, file: pictureFiles[0] }],
  words: ["Only $39."],
  head,
};
