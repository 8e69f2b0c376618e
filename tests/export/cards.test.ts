import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { cardPath } from "../../lib/addresses.ts";
import { pngSize } from "../../scripts/post-build/png.ts";
import { exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const { files } = exportedSite();
const cards = pagesForJest().map(({ path }) => cardPath(path).slice(1));

test.each(cards)("%s is a PNG of 1200 × 630 pixels and less than 150 kB", (card) => {
  const bytes = files.bytes(card);
  expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(150_000);
});

test("every page has a card of its own, and there are no others", () => {
  const hashes = cards.map((card) => createHash("sha256").update(files.bytes(card)).digest("hex"));
  expect(new Set(hashes).size).toBe(cards.length);
  expect([...files.paths].filter((path) => path.startsWith("og/"))).toEqual([...cards].sort());
});
