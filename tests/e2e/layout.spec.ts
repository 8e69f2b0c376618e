import health from "../../content/pages/health.ts";
import { expect, test } from "../support/test.ts";

// Without React, which would repair what a test moves.
test.use({ javaScriptEnabled: false });

test("a photo stands in its illustration's waves, which come and go with it", async ({ page }) => {
  await page.goto(health.path);
  const photo = page.getByRole("img", { name: health.hero.picture.photo.alt });
  const waves = page.locator("picture:has([data-photo]) ~ picture img[src$='#waves']");
  for (const state of ["loading", "shown", "failed"]) {
    await photo.evaluate((image, value) => image.setAttribute("data-photo", value), state);
    await expect(waves).toBeVisible({ visible: state === "shown" });
  }
});

// Browsers set the direction of a page that they translate into Arabic or Hebrew.
test("right to left, the header and the home page's first screen are mirrored", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto("/");
  const edges = () =>
    page.evaluate(() => {
      const parts = "header a:has(svg), h1, h1 ~ *, main img, main figure:first-of-type";
      return [...document.querySelectorAll(parts)].slice(0, 6).map((part) => part.getBoundingClientRect());
    });
  const [width, before] = [await page.evaluate(() => innerWidth), await edges()];
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const mirrored = before.map(({ left, right }) => [Math.round(width - right), Math.round(width - left)]);
  expect((await edges()).map(({ left, right }) => [Math.round(left), Math.round(right)])).toEqual(mirrored);
});
