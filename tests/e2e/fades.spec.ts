import type { Locator, Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import contact from "../../content/pages/contact.ts";
import education from "../../content/pages/education.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../scenarios/list.ts";
import { entryFrom, footerLink, menuEntry, summary } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { holdFiles } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/** Records the fades of these names that have ended from now on, with their seconds: "page-in 0.14". Runs in the page. */
function recordFades(names: readonly string[]): void {
  const fades: string[] = [];
  Object.assign(globalThis, { fades });
  addEventListener("animationend", ({ animationName, elapsedTime, pseudoElement }) => {
    if (names.includes(animationName) && elapsedTime > 0 && pseudoElement === "")
      fades.push(`${animationName} ${elapsedTime}`);
  });
}

async function expectFades(page: Page, ...expected: readonly string[]): Promise<void> {
  const fades = () => page.evaluate(() => (globalThis as unknown as { fades: string[] }).fades);
  await expect.poll(fades).toEqual(expected);
  await page.evaluate(() => (globalThis as unknown as { fades: string[] }).fades.splice(0));
}

const mainHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Returns the final scroll position once an element has the focus: it may pass the right one on its way to a wrong one. */
async function scrollAt(page: Page, focused: Locator): Promise<number> {
  await expect(focused).toBeFocused();
  await waitForAnimations(page);
  return page.evaluate(() => scrollY);
}

test("a link leads to a page that fades in, and Back too", async ({ page }) => {
  await openPage(page, pricing.path);
  await page.evaluate(recordFades, ["page-in"]);

  await footerLink(page, education.path).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);

  await test.step("at its top, with the focus on its heading", async () => {
    await footerLink(page, education.path).click();
    expect(await scrollAt(page, mainHeading(page, education.hero.title))).toBe(0);
    await expectFades(page, "page-in 0.14");
  });

  await test.step("and Back, where the page was left, with the focus on the link", async () => {
    await page.goBack();
    expect(await scrollAt(page, footerLink(page, education.path))).toBe(left);
    await expectFades(page, "page-in 0.14");
  });
});

test("Back leads to where a page was left, also after a reload", { tag: "@thorough" }, async ({ page }) => {
  await openPage(page, "/");
  // A page too low for the place, which the browser restores while it still shows.
  const entry = page.getByRole("banner").getByRole("link", { name: menuEntry(contact.path).name });
  const scrollDown = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await scrollDown(2034);
  await entry.click();
  await expect(mainHeading(page, contact.head.title)).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  expect(await scrollAt(page, entry)).toBe(2034);

  await test.step("and from where it was left the last time", async () => {
    await scrollDown(900);
    await page.goForward();
    await expect(mainHeading(page, contact.head.title)).toBeFocused();
    await page.goBack();
    expect(await scrollAt(page, entry)).toBe(900);
  });
});

/** Returns when the signs of a link that waits appear, in milliseconds after the press: of the link, and at the window's top. Runs in the page. */
function signs(): Readonly<Record<string, number>> {
  const appearing = document.getAnimations().flatMap((motion) => {
    const { pseudoElement, target } = motion.effect as KeyframeEffect;
    const isSign =
      target?.matches("a[aria-busy]") || (target === document.body && pseudoElement === "::before");
    const { animationName: name } = motion as CSSAnimation;
    return isSign && name && name !== "page-waits" ? [[name, Number(motion.effect?.getTiming().delay)]] : [];
  });
  return Object.fromEntries(appearing);
}

test("a link whose page is slow says so while the page fades, and then the top of the window", {
  tag: "@thorough",
}, async ({ page }) => {
  const { name, path } = entryFrom(pricing.path);
  const release = await holdFiles(page, new RegExp(`${path}.*\\.txt`));
  const entry = page.getByRole("banner").getByRole("link", { name });
  await openPage(page, pricing.path);
  await page.evaluate(recordFades, ["page-out", "page-back"]);
  await entry.click();
  await expect(entry).toHaveAttribute("aria-busy", "true");
  expect(await page.evaluate(signs)).toEqual({ "link-waits": 60, "page-in": 1000 });
  await expectFades(page, "page-out 0.14", "page-back 0.24");

  await test.step("at once if its menu has closed", async () => {
    await page.setViewportSize(viewports.phone);
    await summary(page, navigation.labels.menu).click();
    await entry.filter({ visible: true }).click();
    await expect.poll(() => page.evaluate(signs)).toEqual({ "page-in": 60 });
    release();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(signs)).toEqual({});
  });
});

test("Back and Forward move the focus to the link that was followed, if it is there", {
  tag: "@thorough",
}, async ({ page }) => {
  await openPage(page, pricing.path);
  const { name, path } = entryFrom(pricing.path);
  const entry = page.getByRole("banner").getByRole("link", { name });

  await test.step("the same of several links to a page", async () => {
    await entry.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await footerLink(page, education.path).click();
    await expect(mainHeading(page, education.hero.title)).toBeFocused();
    // The history keeps the link.
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await expect(footerLink(page, education.path)).toBeFocused();
    await page.goBack();
    await expect(entry).toBeFocused();
    await page.goForward();
    await expect(footerLink(page, education.path)).toBeFocused();
  });

  await test.step("but the heading if it is hidden", async () => {
    await page.setViewportSize(viewports.phone);
    await page.goBack();
    await expect(mainHeading(page, pricing.head.title)).toBeFocused();
  });
});
