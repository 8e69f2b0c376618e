import { expect } from "@playwright/test";
import { test } from "../support/lighthouse.ts";
import { loadSamplePages } from "../support/sample.ts";

// The home page is read on a first visit, as crawlers do.
const pages = (await loadSamplePages()).filter(({ path }) => path !== "/");

const url = (path: string) => `${process.env.SITE_URL}${path}`;

// Each loads a page as if for the first time and reads all of it, while other tests run. One after the
// other, for Lighthouse takes seconds to begin, in each worker anew.
test.describe.configure({ mode: "default", timeout: 90_000 });

test.describe("Lighthouse finds nothing for search engines, agents and good practice", () => {
  for (const { path } of pages) {
    test(`on ${path}`, async ({ audit }) => {
      expect(await audit(url(path))).toEqual([]);
    });
  }

  test("on a first visit, where onboarding stands before the page", async ({ firstVisitAudit }) => {
    expect(await firstVisitAudit(url("/"))).toEqual([]);
  });
});

test("of the 404 page Lighthouse says what it is, and nothing else", async ({ audit }) => {
  const found = (await audit(url("/nowhere"))).map((finding) => finding.split(":")[0]);
  expect(found.sort()).toEqual(["errors-in-console", "http-status-code", "is-crawlable"]);
});
