import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the focus is on an element. Throws after `most` stops. */
export async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press("Tab");
    if ((await target.and(page.locator(":focus")).count()) === 1) return;
  }
  throw new Error(`The focus did not reach ${target} in ${most} stops.`);
}
