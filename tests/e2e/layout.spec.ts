import { pages } from "../../lib/site/registry.ts";
import { secondColumns } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

// Without React, which would repair what a test moves.
test.use({ javaScriptEnabled: false });

test("second columns begin at three places on the whole site", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const found: string[] = [];
  for (const { path } of pages) {
    await page.goto(path);
    const places = await page.evaluate(secondColumns);
    // Each page has the footer.
    expect(places.length, path).toBeGreaterThan(0);
    found.push(...places.map((place) => `${place} px`));
  }
  expect([...new Set(found)].sort()).toEqual(["509 px", "621 px", "843 px"]);
});

test("forced colors hide the illustration behind the link of the first product", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/products");
  const illustration = page.getByRole("article").first().locator("picture");
  await expect(illustration).toHaveCount(1);
  await expect(illustration).toBeHidden();
});

test("a photo stands in its illustration's water, which comes and goes with it", async ({ page }) => {
  await page.goto("/solutions/health");
  const photo = page.getByRole("img", { name: "Portrait of a doctor" });
  const water = page.locator("img[src$='#water']");
  const show = (state: string) =>
    photo.evaluate((image, value) => image.setAttribute("data-photo", value), state);
  await expect(water).toBeHidden();
  await show("shown");
  await expect(water).toBeVisible();
  const [frame, strip] = [await photo.boundingBox(), await water.boundingBox()];
  expect(strip?.width).toBe(frame?.width);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(water).toBeHidden();
  await page.emulateMedia({ forcedColors: "none" });
  await show("failed");
  await expect(water).toBeHidden();
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
])
  test(`the coach speaks in a first screen of ${viewport.width} by ${viewport.height}, below the face`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const note = page.getByRole("figure", { name: "Sample message" });
    await expect(note.getByText("pitch or the inbox")).toBeInViewport({ ratio: 1 });
    const [card, photo] = [await note.boundingBox(), await page.locator("main img").first().boundingBox()];
    expect(card?.y).toBeGreaterThan((photo?.y ?? 0) + (photo?.height ?? 0) / 2);
  });

// Browsers set the direction of a page that they translate into Arabic or Hebrew.
test("right to left, the header and the home page's first screen are mirrored", async ({ page }) => {
  await page.goto("/");
  const edges = () =>
    page.evaluate(() => {
      const parts = document.querySelectorAll(
        "header a:has(svg), h1, h1 ~ *, main img, main figure:first-of-type",
      );
      return [...parts].slice(0, 6).map((part) => part.getBoundingClientRect());
    });
  const [width, before] = [await page.evaluate(() => innerWidth), await edges()];
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const mirrored = before.map(({ left, right }) => [Math.round(width - right), Math.round(width - left)]);
  expect((await edges()).map(({ left, right }) => [Math.round(left), Math.round(right)])).toEqual(mirrored);
});
