import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { expect, test } from "../support/test.ts";
import { pointOn } from "../support/touch.ts";

const { labels, join } = navigation;
const [, solutionsItem, aboutItem, , , pricingItem] = navigation.items;
const solutions = solutionsItem.links;
const nav = (page: Page) => page.getByRole("navigation", { name: labels.main, exact: true });
const trigger = (page: Page) => nav(page).getByRole("button", { name: labels.submenu });
const firstLink = (page: Page) => nav(page).getByRole("link", { name: new RegExp(`^${solutions[0].name}`) });

test("the header stays at the top of a page that scrolls", async ({ page }) => {
  await page.goto("/pricing");
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test.describe("the Solutions menu on desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
    await expect(firstLink(page)).toBeHidden();
  });

  test("opens on hover, can be reached, and closes on leave", async ({ page }) => {
    await nav(page).getByRole("link", { name: solutionsItem.name, exact: true }).hover();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
    for (const link of solutions) {
      await expect(nav(page).getByRole("link", { name: new RegExp(`^${link.name}`) })).toHaveAttribute(
        "href",
        link.path,
      );
    }
    await firstLink(page).hover();
    await expect(firstLink(page)).toBeVisible();
    const { x, y } = await pointOn(firstLink(page));
    await page.mouse.move(640, 780);
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
    // While it fades out, it is not to be opened by a pointer that comes over it.
    await page.mouse.move(x, y);
    await expect(firstLink(page)).toBeHidden();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
  });

  // Enter, Space and Escape are in keyboard.spec.ts.
  test("opens by the down arrow or a click on its button, and closes when focus leaves it, by another click, and on one elsewhere", async ({
    page,
  }) => {
    await trigger(page).press("ArrowDown");
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
    await expect(firstLink(page)).toBeFocused();
    for (const _ of solutions) await page.keyboard.press("Tab");
    await expect(nav(page).getByRole("link", { name: aboutItem.name })).toBeFocused();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
    // The pointer opens it on its way to the button: the first click keeps it open.
    for (const expanded of ["true", "false", "true"]) {
      await trigger(page).click();
      await expect(trigger(page)).toHaveAttribute("aria-expanded", expanded);
    }
    await page.mouse.click(640, 760);
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("closes when one of its links is followed, and its entry is the current one", async ({ page }) => {
    await trigger(page).click();
    await firstLink(page).click();
    await expect(page).toHaveURL(solutions[0].path);
    await expect(nav(page).getByRole("link", { name: solutionsItem.name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    // At once, although the pointer is still where the link was.
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("closes when the page changes", async ({ page }) => {
    await nav(page).getByRole("link", { name: aboutItem.name }).click();
    await expect(page.getByRole("heading", { level: 1, name: about.head.title })).toBeFocused();
    await nav(page).getByRole("link", { name: solutionsItem.name, exact: true }).hover();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("before the scripts have started, the Solutions menu on desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("opens for a pointer that rested on it before the scripts arrived", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/pricing", { waitUntil: "commit" });
    await nav(page).getByRole("link", { name: solutionsItem.name, exact: true }).hover();
    release();
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
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
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
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
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const toggle = (page: Page) =>
    page.getByRole("banner").getByRole("button", { name: labels.menu, exact: true });
  const menu = (page: Page) => page.getByRole("navigation", { name: labels.mobile });

  test.beforeEach(async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("has every entry, and the page behind does not scroll", async ({ page }) => {
    for (const item of navigation.items.filter((entry) => entry !== solutionsItem)) {
      await expect(menu(page).getByRole("link", { name: item.name })).toHaveAttribute("href", item.path);
    }
    await expect(menu(page).getByRole("link", { name: pricingItem.name })).toHaveAttribute(
      "aria-current",
      "page",
    );
    // With the pointer over the menu, and over the header above it.
    for (const y of [600, 20]) {
      await page.mouse.move(195, y);
      await page.mouse.wheel(0, 600);
    }
    await page.keyboard.press("End");
    await comeToRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("keeps focus inside, and Escape closes it and returns the focus", async ({ page }) => {
    await toggle(page).focus();
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
  });

  test("reacts to keys after a click on a blank spot, which leaves the focus nowhere", async ({ page }) => {
    await page.mouse.click(380, 830);
    await page.keyboard.press("Tab");
    await expect(toggle(page)).toBeFocused();
    await page.mouse.click(380, 830);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test("closes when a link is followed, the current page's own too", async ({ page }) => {
    await menu(page).getByRole("link", { name: pricingItem.name }).tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await menu(page).getByRole("link", { name: aboutItem.name }).tap();
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    // The logo stands outside of the menu.
    await toggle(page).tap();
    await page.getByRole("banner").locator('a[href="/"]').first().tap();
    await expect(page).toHaveURL("/");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("closes on back, and at a desktop width", async ({ page }) => {
    await menu(page).getByRole("link", { name: aboutItem.name }).tap();
    await expect(page).toHaveURL("/about");
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(nav(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });
});
