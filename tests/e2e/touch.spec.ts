import { navigation } from "../../content/navigation.ts";
import { onboarding } from "../../content/onboarding.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { expect, test } from "../support/test.ts";
import { finger, pointOn } from "../support/touch.ts";

/* What fingers do. The swipe that dismisses a notice is in notices.spec.ts. */

test.describe("a finger on a notice", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("scrolls the page when it moves up or down, and keeps it up while it rests", async ({ page }) => {
    await page.clock.install();
    await page.goto("/pricing");
    await ready(page);
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: navigation.footer[3].links[0].label })
      .click();
    const notice = page.locator(".notice-card");
    await expect(notice).toBeVisible();
    await comeToRest(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const { press, lift, swipe } = await finger(page);
    const before = await page.evaluate(() => scrollY);
    await swipe(await pointOn(notice), { x: 0, y: 150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 50);
    await expect(notice).toHaveCSS("transform", "none");
    await press(await pointOn(notice));
    await page.clock.runFor(8_000);
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
    await lift();
    await page.clock.runFor(6_000);
    await expect(notice).toHaveCount(0);
  });
});

test("on a laptop with a touch screen, the mouse and the finger each open the Solutions menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/pricing");
  await ready(page);
  expect(await page.evaluate(() => matchMedia("(hover: hover) and (pointer: fine)").matches)).toBe(true);
  const nav = page.getByRole("navigation", { name: navigation.labels.main, exact: true });
  const button = nav.getByRole("button", { name: navigation.labels.submenu });
  const entry = nav.getByRole("link", { name: navigation.items[1].name, exact: true });
  await entry.hover();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(640, 780);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  const { tap } = await finger(page);
  for (const expanded of ["true", "false", "true"]) {
    await tap(await pointOn(button));
    await expect(button).toHaveAttribute("aria-expanded", expanded);
  }
  await tap(await pointOn(page.getByRole("heading", { level: 1 })));
  await expect(button).toHaveAttribute("aria-expanded", "false");
  // The entry is a link for a finger, at the first tap.
  await tap(await pointOn(entry));
  await expect(page).toHaveURL("/solutions");
});

test.describe("a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, firstVisit: true });

  test("goes through onboarding, and reaches the last entry of the menu", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    const main = page.getByRole("main");
    const next = main.getByRole("button", { name: onboarding.next });
    await next.tap();
    await main.getByText(onboarding.role.options[4].label).tap();
    await next.tap();
    await main.getByText(onboarding.goals.options[5].label).tap();
    await next.tap();
    // Elsewhere first: two taps on one place at once are a double tap, whose second one does nothing.
    await main.getByRole("heading", { name: onboarding.done.title }).tap();
    await main.getByRole("button", { name: onboarding.done.enter }).tap();
    await page.getByRole("button", { name: navigation.labels.menu, exact: true }).tap();
    const menu = page.getByRole("navigation", { name: navigation.labels.mobile });
    await menu.getByRole("button", { name: navigation.items[1].name }).tap();
    await menu.getByRole("link", { name: navigation.items[7].name }).tap();
    await expect(page).toHaveURL("/contact");
  });
});
