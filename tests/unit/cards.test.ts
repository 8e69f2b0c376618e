import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { cardSize, cardTitle, cardTitleSize } from "../../lib/cards.ts";
import { pagesForJest } from "../support/pages.ts";

test("a card has the shape that readers of Open Graph expect", () => {
  expect(cardSize).toEqual({ width: 1200, height: 630 });
});

test("a card's title is the page's, without the product's name at its end", () => {
  expect(cardTitle(`Pricing: three plans | ${site.name}`)).toBe("Pricing: three plans");
  expect(cardTitle(`${site.name}: coaching`)).toBe("Coaching");
});

test.each([
  [1, 100],
  [24, 100],
  [25, 84],
  [40, 84],
  [41, 68],
  [65, 68],
])("a title of %i letters is set in %i pixels", (length, size) => {
  expect(cardTitleSize("x".repeat(length))).toBe(size);
});

test("no page's card says the product's name twice", () => {
  const titles = pagesForJest().map(({ title }) => cardTitle(title));
  expect(titles.filter((title) => title.includes(site.name))).toEqual([]);
});
