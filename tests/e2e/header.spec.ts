import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import solutions from "../../content/pages/solutions.ts";
import { site } from "../../content/site.ts";
import { viewports } from "../scenarios/list.ts";
import { menuEntry } from "../scenarios/menu.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { holdScripts } from "../support/page-load.ts";
import { pointOn, tabTo } from "../support/pointer-and-keys.ts";
import { expect, test } from "../support/test.ts";

const { labels, join } = navigation;
const { cards } = solutions;
const solutionsItem = menuEntry(solutions.path);
/** The words of what follows it in the header. */
const afterSolutions =
  navigation.items[navigation.items.indexOf(solutionsItem) + 1]?.name ?? navigation.demo.label;
const aboutItem = menuEntry(about.path);
const header = (page: Page) => page.getByRole("banner");
const nav = (page: Page) => page.getByRole("navigation", { name: labels.main, exact: true });
const trigger = (page: Page) => nav(page).getByRole("button", { name: labels.submenu });
const entry = (page: Page) => nav(page).getByRole("link", { name: solutionsItem.name, exact: true });
const link = (page: Page, card: (typeof cards)[number]) =>
  nav(page).getByRole("link", { name: new RegExp(`^${card.title}`) });
const expectOpen = (page: Page, open: boolean) =>
  expect(trigger(page)).toHaveAttribute("aria-expanded", String(open));
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe("the Solutions menu on a desktop", () => {
  test.use({ viewport: viewports.desktop });

  test("opens for a mouse as far as its links, and is part of the Tab order", async ({ page }) => {
    await page.goto("/pricing");
    await waitForHydration(page);

    await test.step("the header stays where it is", async () => {
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => scrolled(page)).toBe(900);
      expect((await header(page).boundingBox())?.y).toBe(0);
      const logo = header(page).getByRole("link", { name: site.name });
      await logo.evaluate((element) => element.focus({ preventScroll: true }));
      await tabTo(page, trigger(page), 10);
      await page.keyboard.press("ArrowDown");
      await expect(link(page, cards[0])).toBeFocused();
      for (const _ of cards) await page.keyboard.press("Tab");
      await expect(header(page).locator(":focus")).toHaveText(afterSolutions);
      await expectOpen(page, false);
      await tabTo(page, header(page).getByRole("link", { name: join.label }), 10);
      expect(await scrolled(page)).toBe(900);
    });

    const first = link(page, cards[0]);
    await expect(first).toBeHidden();
    await entry(page).hover();
    await expectOpen(page, true);
    await first.hover();
    await expect(first).toBeVisible();
    const { x, y } = await pointOn(first);
    await page.mouse.move(640, 780);
    await expectOpen(page, false);
    await page.mouse.move(x, y);
    await expect(first).toBeHidden();
    await expectOpen(page, false);

    await trigger(page).click();
    await first.click();
    await expect(page).toHaveURL(cards[0].link);
    // Although the mouse is still where the link was.
    await expectOpen(page, false);

    await test.step("and is inside the narrowest window with a desktop menu, wherever its entry is", async () => {
      await page.setViewportSize({ width: 1200, height: 800 });
      const edges = await nav(page)
        .locator("[data-slot=disclosure-panel]")
        .evaluate((panel) => {
          const item = panel.closest("li");
          const menu = item?.parentElement;
          return [...(menu?.children ?? [])].map((_, place) => {
            item?.remove();
            if (item) menu?.insertBefore(item, menu.children[place] ?? null);
            const { left, right } = panel.getBoundingClientRect();
            return { left, right };
          });
        });
      expect(edges).toHaveLength(navigation.items.length);
      expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(1200);
    });
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
    await waitForHydration(page);
    await expectOpen(page, true);
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test("opens even for an early press, keeps focus and scrolling inside, and closes when left", async ({
    page,
  }) => {
    const toggle = header(page).getByRole("button", { name: labels.menu, exact: true });
    const menu = page.getByRole("navigation", { name: labels.mobile });
    const firstEntry = menu.getByRole("link").or(menu.getByRole("button")).first();
    const release = await holdScripts(page);
    await page.goto("/pricing", { waitUntil: "commit" });

    await test.step("opens for a press from before the scripts have loaded", async () => {
      await toggle.tap();
      await expect(menu).toBeHidden();
      release();
      await expect(menu).toBeVisible();
      await toggle.tap();
      await expect(menu).toBeHidden();
    });

    await test.step("keeps the focus inside", async () => {
      await toggle.press("Enter");
      await page.keyboard.press("Tab");
      await expect(firstEntry).toBeFocused();
      for (let stop = 0; stop < 24; stop++) {
        await page.keyboard.press("Tab");
        await expect(
          header(page)
            .locator("[data-open] :focus")
            .or(toggle.and(page.locator(":focus"))),
        ).toHaveCount(1);
      }
      await tabTo(page, header(page).getByRole("link", { name: join.label }), 24);
      await tabTo(page, toggle, 24);
      // Beside the menu's links, and above the header's: a click on nothing blurs.
      for (const [x, y, next] of [
        [380, 830, firstEntry],
        [195, 4, toggle],
      ] as const) {
        await page.mouse.click(x, y);
        await page.keyboard.press("Tab");
        await expect(next).toBeFocused();
      }
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
    });

    await test.step("leads to a page by a finger", async () => {
      await menu.getByRole("link", { name: aboutItem.name }).tap();
      await expect(page).toHaveURL(aboutItem.path);
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });

    await test.step("is closed after going back", async () => {
      await toggle.tap();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/pricing");
      await expect(menu).toBeHidden();
    });
  });
});
