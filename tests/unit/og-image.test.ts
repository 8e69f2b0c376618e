import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { cardTitle } from "../../lib/og-image.ts";

test("a card's title is the page's, without the product's name", () => {
  expect(cardTitle(`Pricing: three plans | ${site.name}`)).toBe("Pricing: three plans");
  expect(cardTitle(`${site.name}: coaching`)).toBe("Coaching");
});
