import { navigation } from "../../content/navigation.ts";
import contact from "../../content/pages/contact.ts";
import health from "../../content/pages/health.ts";
import pricing from "../../content/pages/pricing.ts";
import products from "../../content/pages/products.ts";
import solutions from "../../content/pages/solutions.ts";
import { footerLink, menuEntry, summary } from "../support/menu.ts";
import { openPage, openWithoutScripts, title } from "../support/open.ts";
import { viewports } from "../support/scenarios.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations, waitForHydration } from "../support/wait.ts";

const { labels, join } = navigation;

test("a link closes the Solutions menu under a resting mouse", async ({ page }) => {
  const nav = page.getByRole("navigation", { name: labels.main, exact: true });
  const entry = nav.getByRole("link", { name: menuEntry(solutions.path).name, exact: true });
  const card = nav.locator(`a[href="${health.path}"]`);
  await openPage(page, pricing.path);
  await entry.hover();
  await expect(card).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(solutions.path);
  await expect(title(page)).toBeFocused();
  await waitForAnimations(page);
  await expect(card).toBeHidden();
});

test.describe("by a finger", () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  test("a translation leaves the mobile menu in the window", { tag: "@thorough" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, pricing.path);
    const action = page.getByRole("banner").getByRole("link", { name: join.label }).filter({ visible: true });
    await action.evaluate((link) => link.replaceChildren("Присоединяйтесь сейчас"));
    await expect(summary(page, labels.menu)).toBeInViewport({ ratio: 1 });
  });

  test("find in page does not open the mobile menu", { tag: "@thorough" }, async ({ page }) => {
    const { path, name } = menuEntry(contact.path);
    // Find in page and a link to a text open the <details> around it, if it has a box.
    await page.goto(`${products.path}#:~:text=${encodeURIComponent(name)}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(footerLink(page, path)).toBeInViewport();
    await expect(page.getByRole("navigation", { name: labels.mobile })).toBeHidden();
  });

  test("the mobile menu opens before its scripts, holds the page, and has its last link in reach", async ({
    page,
  }) => {
    const toggle = summary(page, labels.menu);
    const menu = page.getByRole("navigation", { name: labels.mobile });
    const scrolled = () => page.evaluate(() => scrollY);
    const release = await openWithoutScripts(page, pricing.path);
    await toggle.tap();
    await expect(menu).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(menu).toBeVisible();
    // With "contain", a finger could not move a window that two fingers have zoomed.
    await expect(menu.locator("..")).toHaveCSS("overscroll-behavior", "auto");

    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("End");
    await waitForAnimations(page);
    expect(await scrolled()).toBe(0);

    // The last entry, of a phone on its side.
    await page.setViewportSize({ width: 844, height: 390 });
    const entry = menu.getByRole("link").last();
    const path = `${await entry.getAttribute("href")}`;
    await entry.tap();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toBeFocused();
    await page.mouse.move(400, 200);
    await page.mouse.wheel(0, 600);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});
