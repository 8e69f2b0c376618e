import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels } from "../../content/notices.ts";
import { footerNotice, noFooterNotice, summary } from "../support/menu.ts";
import { keepNotices, openPage } from "../support/open.ts";
import { viewports } from "../support/scenarios.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations } from "../support/wait.ts";

const notice = (page: Page) => page.getByRole("region", { name: noticeLabels.region }).getByRole("listitem");
const buttonIn = (page: Page, landmark: "banner" | "contentinfo", name: string) =>
  page.getByRole(landmark).getByRole("button", { name }).filter({ visible: true });

test.use({ viewport: viewports.phone, hasTouch: true });
test.beforeEach(async ({ page }) => {
  await keepNotices(page);
  await openPage(page, "/pricing");
});

test("a notice follows a swipe right, and lets a swipe down scroll the page", { tag: "@thorough" }, async ({
  page,
}) => {
  test.skip(!footerNotice, noFooterNotice);
  const session = await page.context().newCDPSession(page);
  /** Moves a finger over the notice. The browser turns the moves of a finger into scrolling, unless the page follows them. */
  const swipe = async (right: number, down: number) => {
    const box = await notice(page).boundingBox();
    if (!box) throw new Error("not rendered");
    const touch = (type: "touchStart" | "touchMove", part = 0) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: box.x + 40 + right * part, y: box.y + box.height / 2 + down * part }],
      });
    await touch("touchStart");
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", part);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const scrolled = () => page.evaluate(() => scrollY);
  await buttonIn(page, "contentinfo", footerNotice ?? "").tap();
  await expect(notice(page)).toBeVisible();
  // The swipe starts where the notice is now, so the notice must have stopped moving.
  await waitForAnimations(page);
  const before = await scrolled();
  await swipe(0, 150);
  await expect.poll(scrolled).toBeLessThan(before - 50);
  await expect(notice(page)).toHaveCSS("transform", "none");
  await swipe(60, 0);
  await expect(notice(page)).toHaveCount(0);
});

/** Presses a button, expects its notice below it, and closes the notice by keys. */
async function expectBelow(button: Locator): Promise<void> {
  const page = button.page();
  await button.press("Enter");
  await expect(notice(page)).toBeVisible();
  await waitForAnimations(page);
  const [above, below] = [await button.boundingBox(), await notice(page).boundingBox()];
  expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y));
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(notice(page)).toHaveCount(0);
}

test("a notice shows below its button", async ({ page }) => {
  await summary(page, navigation.labels.menu).click();
  await expectBelow(buttonIn(page, "banner", navigation.demo.label));
  await summary(page, navigation.labels.menu).click();
  if (!footerNotice) return;
  const last = buttonIn(page, "contentinfo", footerNotice);
  for (const height of [568, 256]) {
    await page.setViewportSize({ width: 320, height });
    await expectBelow(last);
  }
});
