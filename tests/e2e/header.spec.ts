import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";
import { finger, pointOn } from "../support/touch.ts";

const { labels, join } = navigation;
const [homeItem, solutionsItem, aboutItem, , , pricingItem] = navigation.items;
const solutions = solutionsItem.links;
const nav = (page: Page) => page.getByRole("navigation", { name: labels.main, exact: true });
const trigger = (page: Page) => nav(page).getByRole("button", { name: labels.submenu });
const entry = (page: Page) => nav(page).getByRole("link", { name: solutionsItem.name, exact: true });
const firstLink = (page: Page) => nav(page).getByRole("link", { name: new RegExp(`^${solutions[0].name}`) });
const expectOpen = (page: Page, open: boolean) =>
  expect(trigger(page)).toHaveAttribute("aria-expanded", String(open));

test.describe("on a desktop", () => {
  test.use({ viewport: viewports.desktop });

  test("the header stays at the top of a page that scrolls, and the page where it is while the focus goes through the header", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await ready(page);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.y).toBe(0);
    await header
      .getByRole("link", { name: site.name })
      .evaluate((link) => link.focus({ preventScroll: true }));
    await tabTo(page, header.getByRole("link", { name: join.label }), 12);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });
});

test.describe("the Solutions menu on desktop", () => {
  test.use({ viewport: viewports.desktop });

  test.beforeEach(async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await expect(firstLink(page)).toBeHidden();
  });

  test("opens on hover, can be reached, closes on leave and when the page changes", async ({ page }) => {
    await entry(page).hover();
    await expectOpen(page, true);
    await firstLink(page).hover();
    await expect(firstLink(page)).toBeVisible();
    const { x, y } = await pointOn(firstLink(page));
    await page.mouse.move(640, 780);
    await expectOpen(page, false);
    // While it fades out, it is not to be opened by a pointer that comes over it.
    await page.mouse.move(x, y);
    await expect(firstLink(page)).toBeHidden();
    await expectOpen(page, false);

    await trigger(page).click();
    await firstLink(page).click();
    await expect(page).toHaveURL(solutions[0].path);
    await expect(entry(page)).toHaveAttribute("aria-current", "page");
    // At once, although the pointer is still where the link was.
    await expectOpen(page, false);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.mouse.move(640, 780);
    await entry(page).hover();
    await expectOpen(page, true);
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expectOpen(page, false);
  });

  test("opens and closes by the keyboard, which reaches its pages", async ({ page }) => {
    await tabTo(page, trigger(page), 6);
    await page.keyboard.press("ArrowDown");
    await expectOpen(page, true);
    await expect(firstLink(page)).toBeFocused();
    for (const _ of solutions) await page.keyboard.press("Tab");
    await expect(nav(page).getByRole("link", { name: aboutItem.name })).toBeFocused();
    await expectOpen(page, false);
    await trigger(page).press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(trigger(page)).toBeFocused();
    await expectOpen(page, false);
    await page.keyboard.press("Space");
    await tabTo(page, nav(page).getByRole("link", { name: new RegExp(`^${solutions[4].name}`) }), 6);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(solutions[4].path);
    await expectOpen(page, false);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("stays open when it is opened just after the mouse has left", async ({ page }) => {
    await entry(page).hover();
    await expectOpen(page, true);
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.mouse.move(640, 780);
    await trigger(page).press("Enter");
    // By then it would have closed for the mouse.
    await page.clock.runFor(1_000);
    await expectOpen(page, true);
  });

  test("opens and closes by a click or a finger on its button, and closes by one elsewhere", async ({
    page,
  }) => {
    // The pointer opens it on its way to the button: the first click keeps it open.
    for (const open of [true, false, true]) {
      await trigger(page).click();
      await expectOpen(page, open);
    }
    await page.mouse.click(640, 760);
    await expectOpen(page, false);
    // On a laptop with a touch screen, whose mouse can hover all the same.
    expect(await page.evaluate(() => matchMedia("(hover: hover) and (pointer: fine)").matches)).toBe(true);
    const { tap } = await finger(page);
    for (const open of [true, false, true]) {
      await tap(await pointOn(trigger(page)));
      await expectOpen(page, open);
    }
    await tap(await pointOn(page.getByRole("heading", { level: 1 })));
    await expectOpen(page, false);
    // The entry is a link for a finger, at the first tap.
    await tap(await pointOn(entry(page)));
    await expect(page).toHaveURL(solutionsItem.path);
  });
});

test.describe("before the scripts have started, the Solutions menu on desktop", () => {
  test.use({ viewport: viewports.desktop });

  test("opens for a pointer that rested on it before the scripts arrived", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/pricing", { waitUntil: "commit" });
    await entry(page).hover();
    release();
    await expectOpen(page, true);
  });

  test("opens by a click during which React hydrates the page", async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = document;
      let clicked = false;
      // React begins by listening on the document. A click makes it hydrate the rest at once.
      document.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        addEventListener.apply(document, args);
        const button = document.querySelector<HTMLElement>("header nav button[aria-expanded]");
        if (!button || args[0] !== "click" || clicked) return;
        clicked = true;
        // Not click(), which does nothing during another click.
        queueMicrotask(() => button.dispatchEvent(new MouseEvent("click", { bubbles: true })));
      };
    });
    await page.goto("/pricing");
    await ready(page);
    await expectOpen(page, true);
  });

  test("opens by a click that React stops because it is not ready", async ({ page }) => {
    const release = await holdScripts(page);
    // React does this while it hydrates the page in several steps.
    await page.addInitScript(() =>
      document.addEventListener("click", (event) => event.isTrusted && event.stopPropagation(), true),
    );
    await page.goto("/pricing", { waitUntil: "commit" });
    // By keyboard, because a pointer that rests there opens the menu too.
    await trigger(page).press("Enter");
    release();
    await expectOpen(page, true);
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: viewports.phone, hasTouch: true });
  const toggle = (page: Page) =>
    page.getByRole("banner").getByRole("button", { name: labels.menu, exact: true });
  const menu = (page: Page) => page.getByRole("navigation", { name: labels.mobile });

  test.beforeEach(async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await expect(menu(page)).toBeHidden();
  });

  test("keeps the focus inside, closes by Escape, and leads to a page below Solutions by the keyboard", async ({
    page,
  }) => {
    await tabTo(page, toggle(page), 5);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: homeItem.name })).toBeFocused();
    const names = new Set<string>();
    for (let stop = 0; stop < 24; stop++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest(".mobile-menu")
          ? focused.textContent || focused.getAttribute("aria-label")
          : null;
      });
      expect(inside).not.toBeNull();
      names.add(inside ?? "");
    }
    expect(names).toContain(labels.menu);
    expect(names).toContain(join.label);
    await page.keyboard.press("Escape");
    await expect(toggle(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();

    // A click on a blank spot leaves the focus nowhere.
    await page.keyboard.press("Space");
    await page.mouse.click(380, 830);
    await page.keyboard.press("Tab");
    await expect(toggle(page)).toBeFocused();
    await page.mouse.click(380, 830);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await tabTo(page, menu(page).getByRole("button", { name: solutionsItem.name }), 3);
    await page.keyboard.press("Space");
    await tabTo(page, menu(page).getByRole("link", { name: solutions[3].name }), 6);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(solutions[3].path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("keeps the page behind where it is; closes at a desktop width, on back, and when a link is followed, the current page's own too", async ({
    page,
  }) => {
    await toggle(page).tap();
    const current = menu(page).getByRole("link", { name: pricingItem.name });
    await expect(current).toHaveAttribute("aria-current", "page");
    // With the pointer over the menu, and over the header above it.
    for (const y of [600, 20]) {
      await page.mouse.move(195, y);
      await page.mouse.wheel(0, 600);
    }
    await page.keyboard.press("End");
    await comeToRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize(viewports.desktop);
    await expect(nav(page)).toBeVisible();
    await page.setViewportSize(viewports.phone);
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");

    await toggle(page).tap();
    await current.tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await menu(page).getByRole("link", { name: aboutItem.name }).tap();
    await expect(page).toHaveURL(aboutItem.path);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect(menu(page)).toBeHidden();
    // The logo stands outside of the menu.
    await toggle(page).tap();
    await page.getByRole("banner").locator('a[href="/"]').first().tap();
    await expect(page).toHaveURL("/");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
