import type { Page } from "@playwright/test";
import { comparePictures } from "../../scripts/report/changed-pictures.ts";
import { expect, test } from "../support/test.ts";

/* The comparison of pictures in `npm run report`. tests/unit/report.test.ts tests the report. */

/** A picture of a bar, 40 pixels wide and 10 high. */
async function picture(page: Page, { top = 20, color = "#f8562a" } = {}): Promise<Buffer> {
  await page.setViewportSize({ width: 40, height: 100 });
  await page.setContent(
    `<hr style="all:unset;position:fixed;inset:${top}px 0 auto;height:10px;background:${color}">`,
  );
  return page.screenshot({ type: "webp" });
}

test("pictures differ where a bar has moved, which is marked in red", async ({ page }) => {
  const before = await picture(page);
  // A difference that nobody sees.
  expect(await comparePictures(before, await picture(page, { color: "#f85c2a" }), page)).toBeUndefined();
  const difference = await comparePictures(before, await picture(page, { top: 25 }), page);
  expect(difference?.position).toBe(0.2);
  await page.setContent(`<img src="data:image/png;base64,${difference?.marked.toString("base64")}">`);
  const column = await page.locator("img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 100 });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(20, 0, 1, 100).data ?? [])];
  });
  expect(column.slice(22 * 4, 22 * 4 + 3)).toEqual([230, 0, 70]);
  expect(new Set(column.slice(50 * 4, 50 * 4 + 3)).size).toBe(1);
});
