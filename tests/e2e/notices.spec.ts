import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import contact from "../../content/pages/contact.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, test } from "../support/test.ts";
import { finger, pointOn } from "../support/touch.ts";

const [privacy, terms] = navigation.footer[3].links;
const { faq } = contact.channels;

const region = (page: Page) => page.getByRole("region", { name: noticeLabels.region });
const notice = (page: Page) => region(page).locator(".notice-card");
const showNotice = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: privacy.label }).click();

/** Waits for an element's animations to end, because a swipe starts from where the element is. */
async function settled(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await target.evaluate((element) =>
    Promise.all(
      [element, element.closest("li")].flatMap(
        (part) =>
          part
            ?.getAnimations()
            .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
            .map((animation) => animation.finished) ?? [],
      ),
    ),
  );
}

/** Shows a notice on a page whose clock moves only when the test runs it. */
async function showWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/pricing");
  await ready(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await showNotice(page);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Runs the clock until the notice is gone. In steps, because its exit alternates between timers and frames. */
async function expectGone(page: Page, within: number): Promise<void> {
  const step = 50;
  for (let passed = 0; passed < within && (await notice(page).count()) > 0; passed += step)
    await page.clock.runFor(step);
  await expect(notice(page)).toHaveCount(0);
}

/** Runs the clock and expects the notice to stay. A closing notice would disappear in the steps at the end. */
async function expectStays(page: Page, during: number): Promise<void> {
  // Let the pointer's last action take effect first.
  await page.clock.runFor(100);
  await page.clock.fastForward(during);
  for (let step = 0; step < 10; step++) await page.clock.runFor(100);
  await expect(notice(page)).toBeVisible();
}

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

test.describe("a notice", () => {
  test("closes without moving a page that is scrolled to its end", async ({ page }) => {
    await showWithStoppedClock(page);
    const atEnd = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return scrollY;
    });
    await page.mouse.move(5, 5);
    await page.clock.runFor(4600);
    await expect(notice(page)).toBeVisible();
    await expectGone(page, 1000);
    expect(await page.evaluate(() => scrollY)).toBe(atEnd);
    await page.mouse.wheel(0, -400);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThan(atEnd);
  });

  test("shows in a live region that was there before the scripts loaded", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await page.getByRole("button", { name: faq.action.label }).click();
    await expect(region(page)).toHaveAttribute("aria-live", "polite");
    const before = await region(page).elementHandle();
    release();
    await expect(notice(page).getByText(notices.liveChat.title, { exact: true })).toBeVisible();
    await expect(notice(page).getByText(notices.liveChat.text, { exact: true })).toBeVisible();
    await expect(notice(page)).toHaveAttribute("data-tone", notices.liveChat.tone);
    expect(await before?.evaluate((element) => element.textContent)).toContain(notices.liveChat.title);
    await expect(page.locator("[aria-live]:not([aria-live=off]):has(.notice-card)")).toHaveCount(1);
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("follows a swipe right, and a swipe down scrolls the page", async ({ page }) => {
      await showWithStoppedClock(page);
      await settled(notice(page));
      const { press, lift, swipe } = await finger(page);
      await swipe(await pointOn(notice(page)), { x: 45, y: 0 });
      await expect.poll(() => notice(page).evaluate((card) => card.style.transform)).toBe("");
      await expectStays(page, 0);
      const before = await page.evaluate(() => scrollY);
      await swipe(await pointOn(notice(page)), { x: 0, y: 150 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 50);
      await expect(notice(page)).toHaveCSS("transform", "none");
      await press(await pointOn(notice(page)));
      await expectStays(page, 8_000);
      expect(await page.evaluate(() => String(getSelection()))).toBe("");
      await lift();
      await swipe(await pointOn(notice(page)), { x: 60, y: 0 });
      await expectGone(page, 1000);
    });
  });
});

test("a notice shows below the actions of the mobile menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing");
  await ready(page);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: navigation.labels.menu, exact: true }).click();
  const demo = header.getByRole("button", { name: navigation.demo.label }).filter({ visible: true });
  await demo.click();
  await settled(notice(page));
  await expectAbove(demo, notice(page));
});

test("a notice opened by keyboard leaves its button visible and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/pricing");
  await ready(page);
  const button = page.getByRole("contentinfo").getByRole("button", { name: terms.label });
  // At the window's lower edge, where notices show.
  await button.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await button.focus();
  await page.keyboard.press("Enter");
  await settled(notice(page));
  await expectAbove(button, notice(page));
  await page.keyboard.press("F8");
  await expect(region(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(notice(page).getByRole("button", { name: noticeLabels.close })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe("when sonner does not load", () => {
  test.use({ expectedErrors: /ERR_FAILED|ChunkLoadError/ });

  test("a notice is still read out and shown", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await showNotice(page);
    await expect(region(page).getByText(notices.notImplemented.title)).toBeVisible();
  });
});
