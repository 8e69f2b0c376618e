import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { viewports } from "../scenarios/list.ts";
import { footerNotice, summary } from "../scenarios/menu.ts";
import { keepNotices, openPage } from "../scenarios/open.ts";
import { waitForAnimations } from "../scenarios/wait.ts";
import { pointOn } from "../support/places.ts";
import { focusIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test } from "../support/test.ts";

type Point = Awaited<ReturnType<typeof pointOn>>;

const notice = (page: Page) => page.locator("[data-slot=notice]");
const footerButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: footerNotice });

const openPricing = (page: Page) => openPage(page, "/pricing");

test.describe("under a finger", () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test("a notice follows a swipe right, and lets a swipe down scroll the page", { tag: "@thorough" }, async ({
    page,
  }) => {
    // A swipe starts from where the notice is, so it must not be on its way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await keepNotices(page);
    await openPricing(page);
    await footerButton(page).click();
    await expect(notice(page)).toBeVisible();
    // A long press selects nothing.
    await expect(notice(page)).toHaveCSS("user-select", "none");
    // The browser turns these into scrolling.
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const swipe = async (right: number, down: number) => {
      const { x, y } = await pointOn(notice(page));
      await touch("touchStart", { x, y });
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await touch("touchMove", { x: x + right * part, y: y + down * part });
      await touch("touchEnd");
    };
    const before = await page.evaluate(() => scrollY);
    await swipe(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 50);
    await expect(notice(page)).toHaveCSS("transform", "none");
    await swipe(60, 0);
    await expect(notice(page)).toHaveCount(0);
  });
});

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error("not rendered");
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}

test("a notice shows below its button, on a phone", async ({ page }) => {
  await keepNotices(page);
  await page.setViewportSize(viewports.phone);
  await openPricing(page);

  await test.step("in the mobile menu, of which Escape closes first the notice", async () => {
    const header = page.getByRole("banner");
    await summary(header, navigation.labels.menu).click();
    const demo = header.getByRole("button", { name: navigation.demo.label }).filter({ visible: true });
    await demo.press("Enter");
    await expect(notice(page)).toBeVisible();
    await waitForAnimations(page);
    await expectAbove(demo, notice(page));
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    await expect(notice(page)).toHaveCount(0);
    await expect(demo).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(demo).toBeHidden();
  });

  await test.step("at the page's end, by keyboard", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const button = footerButton(page);
    await button.focus();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await button.press("Enter");
    await expect(notice(page)).toBeVisible();
    await waitForAnimations(page);
    await expectAbove(button, notice(page));
  });
});

test("in the lowest windows with a header, neither it nor a notice covers the focus", {
  tag: "@thorough",
}, async ({ page }) => {
  await keepNotices(page);
  await page.setViewportSize({ width: 455, height: 208 });
  await openPricing(page);
  await footerButton(page).click();
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(focusIssues(await tabStops(page))).toEqual([]);
});
