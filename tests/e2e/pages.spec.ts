import { loadPages } from "../../lib/registry.ts";
import { quiet } from "../../scripts/states/ready.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadPages();
const widths = [360, 768, 1280, 1920];

for (const { path } of pages) {
  test(`${path} opens without trouble, and without scrolling sideways`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    // Chunks and photos that come late may fail as well.
    await quiet(page);
  });
}

test.describe("an unknown address", () => {
  test.use({ expectedTroubles: /404/ });

  test("answers with the 404 page", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  });
});
