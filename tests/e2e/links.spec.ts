import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import contact from "../../content/pages/contact.ts";
import home from "../../content/pages/home.ts";
import solutions from "../../content/pages/solutions.ts";
import { footerLink, noSectionLink, sectionLink } from "../support/menu.ts";
import { openPage, title } from "../support/open.ts";
import { viewports } from "../support/scenarios.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations, waitForHydration } from "../support/wait.ts";

const headerEntry = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name }).filter({ visible: true });

/** Returns where the page is once an element has the focus and nothing moves: it may pass the right place before it stops at a wrong one. */
async function scrolledAt(page: Page, focused: Locator): Promise<number> {
  await expect(focused).toBeFocused();
  await waitForAnimations(page);
  return page.evaluate(() => scrollY);
}

test("a link opens the top of its page, and Back and Forward focus the followed links", async ({ page }) => {
  const link = footerLink(page, contact.path);
  const others: readonly string[] = [home.path, solutions.path, contact.path];
  const entry = navigation.items.find((item) => !others.includes(item.path));
  const { name = "", path = "" } = entry ?? {};
  await openPage(page, home.path);
  // The next page is too short for this place, which the browser restores while that page still shows.
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(2000);
  await link.click();
  expect(await scrolledAt(page, title(page))).toBe(0);
  // For screen readers.
  await expect(page.locator("next-route-announcer [aria-live=assertive]")).not.toBeEmpty();
  // The skip link adds nothing to the history.
  await page.getByRole("link", { name: navigation.labels.skip }).press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await headerEntry(page, name).click();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toBeFocused();

  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(headerEntry(page, name)).toBeFocused();
  await page.goBack();
  expect(await scrolledAt(page, link)).toBe(left);
  // On a phone, the closed menu hides the header's link.
  await page.setViewportSize(viewports.phone);
  await page.goForward();
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(contact.path);
});

test("a link to a section focuses it, also on a load, and Back the followed link", async ({ page }) => {
  test.skip(!sectionLink, noSectionLink);
  const { path = "", label = "", href = "" } = sectionLink ?? {};
  const link = page.getByRole("main").getByRole("link", { name: label });
  /** Expects the focus on the section, with its beginning below the header. */
  const expectSection = async () => {
    const section = page.locator(`[id="${href.split("#")[1]}"]`);
    await expect(section).toBeFocused();
    const isClear = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(Math.max(left, 0) + 1, top + 1));
    };
    await expect.poll(() => section.evaluate(isClear)).toBe(true);
  };
  /** Returns where the page is with a link in view. */
  const scrollTo = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    return page.evaluate(() => scrollY);
  };
  await openPage(page, path);
  const start = await scrollTo(link);
  await link.click();
  await expectSection();
  const onward = footerLink(page, contact.path);
  const left = await scrollTo(onward);
  await onward.click();
  await expect(title(page)).toBeFocused();
  await page.goBack();
  // By itself, Chromium scrolls to the section on Back.
  expect(await scrolledAt(page, onward)).toBe(left);
  await expect(onward).toBeFocused();
  await expect(page).toHaveURL(href);
  await page.goBack();
  expect(await scrolledAt(page, link)).toBe(start);
  await expect(page).toHaveURL(path);
  await page.goto("about:blank");
  await openPage(page, href);
  await expectSection();
});

test("a page that the browser has shown during a swipe back does not fade in again", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true }),
  );
  const link = footerLink(page, contact.path);
  await openPage(page, home.path);
  await link.click();
  await expect(page).toHaveURL(contact.path);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page.locator(".page-body")).toHaveCSS("animation-name", "none");
});

test("Tab continues from a click on text, also within the part that has the focus", async ({ page }) => {
  const { title: heading, text, actions } = home.hero;
  await openPage(page, home.path);
  await page.getByRole("link", { name: navigation.labels.skip }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (const words of [heading, text]) {
    await page.getByText(words).click();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link", { name: actions[0].label }).first()).toBeFocused();
  }
});
