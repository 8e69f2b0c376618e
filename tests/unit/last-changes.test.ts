import { expect, test } from "@jest/globals";
import committed from "../../content/last-changes.json";
import {
  changedPages,
  contentHash,
  type LastChanges,
  nextLastChanges,
} from "../../scripts/content/last-changes.ts";
import { contentWith, pageModule } from "../support/content.ts";
import { pagesForJest } from "../support/pages.ts";

const pricing = pageModule("pricing", { plans: [{ name: "Free", price: "$0" }] });
const blog = pageModule("blog");

function recordOn(today: string, record: LastChanges, pages = [pricing, blog]): LastChanges {
  return nextLastChanges(record, contentWith(pages, { today }));
}

const first = recordOn("2026-10-01", {});

/* tests/unit/check-content-command.test.ts proves that a second run changes nothing. */
test("the record has a new date for the changed page alone", () => {
  const edited = pageModule("pricing", { plans: [{ name: "Free", price: "$1" }] });
  const later = recordOn("2026-12-24", first, [edited, blog]);
  expect(changedPages(first, later)).toEqual(["/pricing"]);
  const date = "2026-12-24";
  expect(later).toEqual({ ...first, "/pricing": { hash: expect.stringMatching(/^[0-9a-f]{16}$/), date } });
});

test("the record drops removed pages and adds new ones, in the order of their paths", () => {
  const later = recordOn("2026-12-24", first, [blog, pageModule("about")]);
  expect(Object.entries(later).map(([path, { date }]) => `${path} ${date}`)).toEqual([
    "/ 2026-10-01",
    "/about 2026-12-24",
    "/blog 2026-10-01",
  ]);
  expect(changedPages(first, later)).toEqual(["/about", "/pricing"]);
});

test("a page's hash does not depend on the order of its fields", () => {
  expect(contentHash({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(contentHash({ b: { d: [1, 2], c: 2 }, a: 1 }));
  expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
});

test("last-changes.json is up to date (else: npm run check:content, and commit it)", () => {
  const now = Object.fromEntries(pagesForJest().map((page) => [page.path, contentHash(page)]));
  const recorded = Object.entries(committed as LastChanges).map(([path, { hash }]) => [path, hash]);
  expect(Object.fromEntries(recorded)).toEqual(now);
});
