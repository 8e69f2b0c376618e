import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import solutions from "../../content/pages/solutions.ts";
import { viewports } from "../scenarios/list.ts";
import { menuEntry, summary } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { layoutIssues } from "../support/layout.ts";
import { holdScripts } from "../support/page-load.ts";
import { pointOn } from "../support/places.ts";
import { setStyles } from "../support/reflow.ts";
import { expect, test } from "../support/test.ts";

const { labels, join } = navigation;
const { cards } = solutions;
const solutionsItem = menuEntry(solutions.path);
const header = (page: Page) => page.getByRole("banner");
const nav = (page: Page) => page.getByRole("navigation", { name: labels.main, exact: true });
const trigger = (page: Page) => summary(nav(page), labels.submenu);
const entry = (page: Page) => nav(page).getByRole("link", { name: solutionsItem.name, exact: true });
const link = (page: Page, card: (typeof cards)[number]) =>
  nav(page).getByRole("link", { name: new RegExp(`^${card.title}`) });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe("the Solutions menu on a desktop", () => {
  const [first] = cards;
  const expectOpen = (page: Page, open: boolean) => expect(link(page, first)).toBeVisible({ visible: open });
  const moveAway = (page: Page) => page.mouse.move(640, 780);

  test("opens by keyboard, and does not scroll the page", async ({ page }) => {
    await openPage(page, "/pricing");
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => scrolled(page)).toBe(900);
    await trigger(page).evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press("ArrowDown");
    await expect(link(page, first)).toBeFocused();
    for (const _ of [...cards, labels.overview]) await page.keyboard.press("Tab");
    await expectOpen(page, false);
    expect(await scrolled(page)).toBe(900);
  });

  test("opens on hover, and a click pins it", async ({ page }) => {
    await openPage(page, "/pricing");
    await expectOpen(page, false);
    await entry(page).hover();
    await link(page, first).hover();
    await expectOpen(page, true);

    await test.step("waits for a mouse that has left, and takes no pointer while it fades", async () => {
      const { x, y } = await pointOn(link(page, first));
      await moveAway(page);
      const panel = nav(page).locator("[data-slot=disclosure-panel]");
      await expect(panel).toHaveCSS("transition-delay", "0.12s");
      await expect(panel).toHaveCSS("transition-property", /pointer-events/);
      await expect(panel).toHaveCSS("pointer-events", "none");
      await page.mouse.move(x, y);
      await expectOpen(page, false);
    });

    await test.step("stays while it has the focus", async () => {
      await entry(page).hover();
      await link(page, first).focus();
      await moveAway(page);
      await waitForAnimations(page);
      await expectOpen(page, true);
      await page.keyboard.press("Escape");
      await expectOpen(page, false);
      await expect(trigger(page)).toBeFocused();
    });

    await test.step("the first click keeps it open, and the second closes it under the mouse", async () => {
      await trigger(page).click();
      await moveAway(page);
      await waitForAnimations(page);
      await expectOpen(page, true);
      await trigger(page).click();
      await expectOpen(page, false);
      await moveAway(page);
      await trigger(page).hover();
      await expectOpen(page, true);
    });

    await test.step("closes for a link, although the mouse rests where it was", async () => {
      await link(page, first).click();
      await expect(page).toHaveURL(first.link);
      await expectOpen(page, false);
      await entry(page).click();
      await expect(page).toHaveURL(solutions.path);
      await expect(page.getByRole("heading", { level: 1, name: solutions.head.title })).toBeFocused();
      await waitForAnimations(page);
      await expectOpen(page, false);
    });
  });
});

test("entries show where they fit, whatever their letters", async ({ page }) => {
  await openPage(page, "/pricing");
  const action = header(page).getByRole("link", { name: join.label }).filter({ visible: true });
  const linesOf = (part: Element) => {
    const text = document.createRange();
    text.selectNodeContents(part);
    return text.getClientRects().length;
  };
  /** Returns the narrowest viewport that has the entries. */
  const narrowest = async (styles: string) => {
    await setStyles(page, styles);
    const widths: number[] = [];
    for (const width of [...Array.from({ length: 12 }, (_, index) => 1800 - index * 80), 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(layoutIssues), `${styles} at ${width} px`).toEqual([]);
      expect(await action.evaluate(linesOf), `lines of the action, ${styles} at ${width} px`).toBe(1);
      if (await nav(page).isVisible()) widths.push(width);
    }
    return Math.min(...widths);
  };
  const width = await narrowest("");
  expect(width).toBeLessThanOrEqual(1000);
  // A minimum font size, of which units and media queries know nothing; a font with wide letters; larger text.
  expect(await narrowest("header * { font-size: 20px !important }")).toBeGreaterThan(width);
  expect(await narrowest("* { letter-spacing: 0.08em !important }")).toBeGreaterThan(width);
  expect(await narrowest("html { font-size: 150% }")).toBeGreaterThan(width);

  await setStyles(page, "");
  await page.setViewportSize({ width, height: 800 });
  await trigger(page).click();
  await expect(link(page, cards[0])).toBeVisible();
  await waitForAnimations(page);
  expect(await page.evaluate(layoutIssues)).toEqual([]);
});

test.describe("the mobile menu", () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test("works by finger and keyboard, from before the scripts arrive", async ({ page }) => {
    const toggle = summary(header(page), labels.menu);
    const menu = page.getByRole("navigation", { name: labels.mobile });
    const firstEntry = menu.getByRole("link").first();
    const release = await holdScripts(page);
    await page.goto("/pricing", { waitUntil: "commit" });

    await test.step("opens before the scripts arrive, and stays", async () => {
      await toggle.tap();
      await expect(menu).toBeVisible();
      release();
      await waitForHydration(page);
      await expect(menu).toBeVisible();
    });

    await test.step("does not let a wheel or a key scroll the page behind", async () => {
      // Neither over the menu nor over the header.
      for (const y of [600, 20]) {
        await page.mouse.move(195, y);
        await page.mouse.wheel(0, 600);
      }
      await page.keyboard.press("End");
      await waitForAnimations(page);
      expect(await scrolled(page)).toBe(0);
      // Where a scrollbar takes room, nothing moves, and the entries begin below the logo.
      await expect(page.locator("html")).toHaveCSS("scrollbar-gutter", "stable");
      await page.evaluate(() => document.documentElement.style.removeProperty("scrollbar-width"));
      const [logo, entry] = await Promise.all(
        [header(page).getByRole("link"), firstEntry].map((link) => link.first().boundingBox()),
      );
      expect(entry?.x).toBeCloseTo(logo?.x ?? 0, 1);
    });

    await test.step("keeps the focus inside after a click on nothing", async () => {
      await page.mouse.click(365, 830);
      await page.keyboard.press("Tab");
      await expect(firstEntry).toBeFocused();
    });

    await test.step("leads to a page by a finger, by its last entry on a phone on its side too", async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      const entry = menu.getByRole("link").last();
      const path = (await entry.getAttribute("href")) ?? "";
      await entry.tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  });
});
