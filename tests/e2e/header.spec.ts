import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import contact from "../../content/pages/contact.ts";
import solutions from "../../content/pages/solutions.ts";
import { viewports } from "../scenarios/list.ts";
import { footerLink, menuEntry, summary } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { layoutIssues } from "../support/layout.ts";
import { holdScripts } from "../support/page-load.ts";
import { setStyles } from "../support/reflow.ts";
import { expect, test } from "../support/test.ts";

const { labels } = navigation;
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

  test("opens by keyboard, and does not scroll the page", { tag: "@thorough" }, async ({ page }) => {
    await openPage(page, "/pricing");
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => scrolled(page)).toBe(900);
    await trigger(page).evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await expectOpen(page, true);
    for (const _ of [...cards, labels.overview, "the next entry"]) await page.keyboard.press("Tab");
    await expectOpen(page, false);
    expect(await scrolled(page)).toBe(900);
  });

  test("opens on hover, and closes for a link, although the mouse rests where it was", async ({ page }) => {
    await openPage(page, "/pricing");
    await expectOpen(page, false);
    await entry(page).hover();
    await link(page, first).hover();
    await expectOpen(page, true);
    await moveAway(page);
    await expectOpen(page, false);
    await entry(page).hover();
    await entry(page).click();
    await expect(page).toHaveURL(solutions.path);
    await expect(page.getByRole("heading", { level: 1, name: solutions.head.title })).toBeFocused();
    await waitForAnimations(page);
    await expectOpen(page, false);
    await moveAway(page);
    await entry(page).hover();
    await link(page, first).click();
    await expect(page).toHaveURL(first.link);
    await expectOpen(page, false);
  });
});

test("nothing in the header is cut or covered, however large its letters are", { tag: "@thorough" }, async ({
  page,
}) => {
  await openPage(page, "/pricing");
  // A minimum font size, of which units and media queries know nothing; a font with wide letters; larger text.
  for (const styles of [
    "header * { font-size: 20px !important }",
    "* { letter-spacing: 0.08em !important }",
    "html { font-size: 150% }",
  ]) {
    await setStyles(page, styles);
    for (const width of [1800, 1400, 1280, 1100, 1000, 980, 600, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(layoutIssues), `${styles} at ${width} px`).toEqual([]);
    }
  }
  await setStyles(page, "");
  await page.setViewportSize({ width: 1000, height: 800 });
  await trigger(page).click();
  await expect(link(page, cards[0])).toBeVisible();
  await waitForAnimations(page);
  expect(await page.evaluate(layoutIssues)).toEqual([]);
});

test.describe("the mobile menu", () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test("stays closed for a text in it that somebody looks for", async ({ page }) => {
    const { path, name } = menuEntry(contact.path);
    // Find and a link to a text open what holds the text, if that has a box.
    await page.goto(`/products#:~:text=${encodeURIComponent(name)}`);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect(footerLink(page, path)).toBeInViewport();
    await expect(page.getByRole("navigation", { name: labels.mobile })).toBeHidden();
  });

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

    await test.step("closes by Escape, and the page scrolls again", async () => {
      await firstEntry.focus();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      await toggle.tap();
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
