import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import solutions from "../../content/pages/solutions.ts";
import { site } from "../../content/site.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";
import { pointOn } from "../support/touch.ts";

const { labels, join } = navigation;
const [homeItem, solutionsItem, aboutItem] = navigation.items;
const { cards } = solutions;
const nav = (page: Page) => page.getByRole("navigation", { name: labels.main, exact: true });
const trigger = (page: Page) => nav(page).getByRole("button", { name: labels.submenu });
const entry = (page: Page) => nav(page).getByRole("link", { name: solutionsItem.name, exact: true });
const firstLink = (page: Page) => nav(page).getByRole("link", { name: new RegExp(`^${cards[0].title}`) });
const expectOpen = (page: Page, open: boolean) =>
  expect(trigger(page)).toHaveAttribute("aria-expanded", String(open));

test.describe("the header on a desktop", () => {
  test.use({ viewport: viewports.desktop });

  test("keeps its place and the page's while the focus goes through it", async ({ page }) => {
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

  test("opens for a mouse as far as its links, and not while it fades out", async ({ page }) => {
    await entry(page).hover();
    await expectOpen(page, true);
    await firstLink(page).hover();
    await expect(firstLink(page)).toBeVisible();
    const { x, y } = await pointOn(firstLink(page));
    await page.mouse.move(640, 780);
    await expectOpen(page, false);
    await page.mouse.move(x, y);
    await expect(firstLink(page)).toBeHidden();
    await expectOpen(page, false);

    await trigger(page).click();
    await firstLink(page).click();
    await expect(page).toHaveURL(cards[0].link);
    // Although the mouse is still where the link was.
    await expectOpen(page, false);
  });

  test("leads to its pages by the keyboard", async ({ page }) => {
    await tabTo(page, trigger(page), 6);
    await page.keyboard.press("ArrowDown");
    await expect(firstLink(page)).toBeFocused();
    for (const _ of cards) await page.keyboard.press("Tab");
    await expect(nav(page).getByRole("link", { name: aboutItem.name })).toBeFocused();
    await expectOpen(page, false);
    await trigger(page).press("Space");
    await tabTo(page, nav(page).getByRole("link", { name: new RegExp(`^${cards[4].title}`) }), 6);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(cards[4].link);
    await expectOpen(page, false);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test.describe("before its scripts have loaded, the Solutions menu on desktop", () => {
  test.use({ viewport: viewports.desktop });

  test("opens for a pointer that rests on it", async ({ page }) => {
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

  test("opens by a click that React stops while it hydrates in several steps", async ({ page }) => {
    const release = await holdScripts(page);
    await page.addInitScript(() =>
      document.addEventListener("click", (event) => event.isTrusted && event.stopPropagation(), true),
    );
    await page.goto("/pricing", { waitUntil: "commit" });
    // By keyboard: a pointer that rests there opens the menu anyway.
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

  test("keeps the focus inside", async ({ page }) => {
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
      expect(inside, "the name of what has the focus in the menu").not.toBeNull();
      names.add(inside ?? "");
    }
    expect(names).toContain(labels.menu);
    expect(names).toContain(join.label);
    // Beside the menu's links, and above the header's: a click on nothing blurs.
    for (const [x, y, next] of [
      [380, 830, menu(page).getByRole("link", { name: homeItem.name })],
      [195, 4, toggle(page)],
    ] as const) {
      await page.mouse.click(x, y);
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
    }
  });

  test("leads to a page by a finger, and is closed after going back", async ({ page }) => {
    await toggle(page).tap();
    // Neither over the menu nor over the header does a wheel scroll the page behind.
    for (const y of [600, 20]) {
      await page.mouse.move(195, y);
      await page.mouse.wheel(0, 600);
    }
    await page.keyboard.press("End");
    await comeToRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await menu(page).getByRole("link", { name: aboutItem.name }).tap();
    await expect(page).toHaveURL(aboutItem.path);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect(menu(page)).toBeHidden();
  });
});
