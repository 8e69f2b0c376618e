import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { cardSize, cardSun, cardTitle, cardTitleSize } from "../../lib/cards.ts";
import { pagesForJest } from "../support/pages.ts";

test("a card has the shape that readers of Open Graph expect", () => {
  expect(cardSize).toEqual({ width: 1200, height: 630 });
});

test("a card's title is the page's, without the product's name at its end", () => {
  expect(cardTitle(`Pricing: three plans | ${site.name}`)).toBe("Pricing: three plans");
  expect(cardTitle(`${site.name}: coaching`)).toBe("Coaching");
});

test.each([
  ["Momentum", 100],
  ["x".repeat(24), 100],
  ["Pricing: Free, Premium and Enterprise plans", 84],
  ["Motivation, measurement and mentorship for women who manage teams", 68],
  ["WWWW MMMM ".repeat(7).slice(0, 65), 56],
  ["W".repeat(65), 56],
])("the title %p is set in %i pixels", (title, size) => {
  expect(cardTitleSize(title)).toBe(size);
});

test("a card's sun stands by its own address: other pages do not move it, and hardly two share a place", () => {
  expect(cardSun("/")).toBeCloseTo(0.164, 3);
  const places = pagesForJest().map(({ path }) => cardSun(path));
  expect(new Set(places.map((place) => place.toFixed(3))).size).toBe(places.length);
  for (const place of places) expect(place >= 0 && place <= 1).toBe(true);
});

test("no page's card says the product's name twice", () => {
  const titles = pagesForJest().map(({ title }) => cardTitle(title));
  expect(titles.filter((title) => title.includes(site.name))).toEqual([]);
});
