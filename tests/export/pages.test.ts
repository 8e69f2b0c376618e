import { describe, expect, test } from "@jest/globals";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";
import { missingWords } from "./support/words.ts";

describe.each(pagesForJest().map((page) => [page.path, page] as const))("%s", (path, page) => {
  test("is exported as a file of its own", () => {
    expect(exportedPage(path).file).toBe(path === "/" ? "index.html" : `${path.slice(1)}.html`);
  });

  test("has all its words in the HTML", () => {
    expect(missingWords(page, exportedSite().files.text(exportedPage(path).file))).toEqual([]);
  });

  test("has one main heading, and onboarding for a first visit", () => {
    const { document } = exportedPage(path);
    expect(document.querySelectorAll("main h1")).toHaveLength(1);
    expect(document.querySelectorAll("section.onboarding")).toHaveLength(1);
  });
});

test("the 404 page is exported, with its heading and a way home", () => {
  const document = exportedSite().notFound?.document;
  expect(document?.querySelectorAll("h1").map(({ text }) => text.trim())).toEqual(["Page Not Found"]);
  expect(document?.querySelector('main a[href="/"]')).toBeTruthy();
});
