import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import contact from "../../content/pages/contact.ts";
import dashboard from "../../content/pages/dashboard.ts";
import products from "../../content/pages/products.ts";
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

/** Waits for the end of its animations, because a swipe starts from where it is. */
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

async function swipeByMouse(page: Page, by: { x: number; y: number }, steps: number): Promise<void> {
  const from = await pointOn(notice(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps });
  await page.mouse.up();
  await page.mouse.move(5, 5);
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

/** Runs the clock until the notice is gone. In steps, because it leaves by timers and frames in turn. */
async function expectGone(page: Page, within: number): Promise<void> {
  const step = 50;
  for (let passed = 0; passed < within && (await notice(page).count()) > 0; passed += step)
    await page.clock.runFor(step);
  await expect(notice(page)).toHaveCount(0);
}

/** Runs the clock and expects the notice to stay. In the steps at the end a leaving notice would go. */
async function expectStays(page: Page, during: number): Promise<void> {
  // What the pointer has just done takes effect first.
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
  test("stays five seconds, and waits while it is hovered or has focus, or the tab is hidden", async ({
    page,
  }) => {
    await showWithStoppedClock(page);
    const atEnd = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return scrollY;
    });
    await page.mouse.move(5, 5);
    await page.clock.runFor(4600);
    await expect(notice(page)).toBeVisible();
    await expectGone(page, 1000);
    // The room that it made below the page stays while a visitor is in it.
    expect(await page.evaluate(() => scrollY)).toBe(atEnd);
    await page.mouse.wheel(0, -400);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThan(atEnd);

    await showNotice(page);
    await page.clock.runFor(500);
    await notice(page).hover();
    await expectStays(page, 8_000);
    await page.mouse.move(5, 5);
    await page.keyboard.press("F8");
    await expectStays(page, 8_000);
    await page.keyboard.press("Shift+Tab");
    await expect(region(page)).not.toBeFocused();
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await expectStays(page, 8_000);
    await setHidden(false);
    await expectGone(page, 6000);
  });

  test("stands in a region that was polite before it, also when its button was clicked before the scripts arrived; the next replaces it at once", async ({
    page,
  }) => {
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
    await showNotice(page);
    await expect(notice(page)).toContainText(notices.notImplemented.title);
    await expect(notice(page)).toHaveCount(1);
  });

  test("goes when swiped 50 px to the right by mouse; less, or another way, it springs back", async ({
    page,
  }) => {
    await showWithStoppedClock(page);
    await settled(notice(page));
    const link = page.getByRole("banner").getByRole("link").first();
    await link.focus();
    const before = await notice(page).boundingBox();
    for (const [what, by, steps] of [
      ["46 px to the right", { x: 46, y: 0 }, 10],
      ["46 px to the right, as a flick", { x: 46, y: 0 }, 1],
      ["to the left", { x: -120, y: 0 }, 5],
      ["up", { x: 0, y: -120 }, 5],
      ["down", { x: 0, y: 60 }, 5],
    ] as const) {
      await swipeByMouse(page, by, steps);
      await expect.poll(async () => (await notice(page).boundingBox())?.x, what).toBe(before?.x);
      // Hovering keeps it for the next swipe.
      await notice(page).hover();
      await expectStays(page, 0);
    }
    // None of them has taken the focus, or keeps the notice.
    await expect(link).toBeFocused();
    await page.mouse.move(5, 5);
    await expectGone(page, 6000);
    for (const [by, steps] of [
      [{ x: 52, y: 0 }, 10],
      [{ x: 120, y: 5 }, 2],
    ] as const) {
      await showNotice(page);
      await page.clock.runFor(500);
      await settled(notice(page));
      await swipeByMouse(page, by, steps);
      await expectGone(page, 1000);
    }
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("stays when swiped 45 px, scrolls the page when moved down, waits under a rest, and goes when swiped 60 px", async ({
      page,
    }) => {
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

test("in the mobile menu, the actions stand above it", async ({ page }) => {
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

test("a button used by keyboard is not covered by its notice, to which F8 moves the focus, and from which dismissal moves it back", async ({
  page,
}) => {
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

for (const [path, button, kind] of [
  ["/dashboard", dashboard.book.action.label, "preview"],
  ["/products", products.products[0].action.name, "notImplemented"],
] as const) {
  test(`${button} on ${path} shows "${notices[kind].title}"`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("main").getByRole("button", { name: button }).click();
    await expect(notice(page).getByText(notices[kind].title, { exact: true })).toBeVisible();
    await expect(notice(page).getByText(notices[kind].text, { exact: true })).toBeVisible();
    await expect(notice(page)).toHaveAttribute("data-tone", notices[kind].tone);
  });
}

test.describe("when sonner does not arrive", () => {
  test.use({ expectedErrors: /ERR_FAILED|ChunkLoadError/ });

  test("a notice is still read out and shown", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await showNotice(page);
    await expect(region(page).getByText(notices.notImplemented.title)).toBeVisible();
  });
});
