import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { cardTitle, cardTitleSize } from "../../lib/og-image.ts";

test("a card's title is the page's, without the product's name", () => {
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
