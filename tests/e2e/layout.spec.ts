import products from "../../content/pages/products.ts";
import solutions from "../../content/pages/solutions.ts";
import { openPage } from "../support/open.ts";
import { expect, test } from "../support/test.ts";

/** Returns which entries are equal: for each, the place of the first one that equals it. */
const groups = (entries: readonly string[]) => entries.map((entry) => entries.indexOf(entry));

for (const [{ path }, cards] of [
  [products, products.products],
  [solutions, solutions.cards],
] as const)
  for (const forcedColors of ["none", "active"] as const)
    test(`cards of ${path} with one color look alike; forced colors: ${forcedColors}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      await openPage(page, path);
      const chips = cards.map(({ title }) => {
        const card = page.locator("article, li").filter({ has: page.getByRole("heading", { name: title }) });
        return card.locator(":has(> .lucide)").first();
      });
      const looks = await Promise.all(
        chips.map((chip) =>
          chip.evaluate((element, isForced) => {
            const { backgroundColor, borderWidth } = getComputedStyle(element);
            return isForced ? backgroundColor + borderWidth : backgroundColor;
          }, forcedColors === "active"),
        ),
      );
      expect(groups(looks)).toEqual(groups(cards.map(({ color }) => color)));
    });
