import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { ogTitle } from "../../lib/build/metadata.ts";

test("a card's title is the page's, without the product's name", () => {
  expect(ogTitle(`Pricing: three plans | ${site.name}`)).toBe("Pricing: three plans");
  expect(ogTitle(`${site.name}: coaching`)).toBe("Coaching");
});
