import { expect } from "@playwright/test";
import { test } from "../support/lighthouse.ts";
import { loadSamplePages } from "../support/sample.ts";

// The home page is read on a first visit, as crawlers do. tests/export reads all pages.
const pages = (await loadSamplePages([])).filter(({ path }) => path !== "/");

const url = (path: string) => `${process.env.SITE_URL}${path}`;

// One after the other, because Lighthouse takes seconds to start in each worker. Each test loads a whole page.
test.describe.configure({ mode: "default", timeout: 90_000 });

test.describe("Lighthouse finds nothing for search engines, agents and good practice", () => {
  test("on a first visit, where onboarding stands before the page", async ({ audit }) => {
    expect(await audit(url("/"), { isFirst: true })).toEqual([]);
  });

  for (const { path } of pages) {
    test(`on ${path}`, async ({ audit }) => {
      expect(await audit(url(path))).toEqual([]);
    });
  }
});
