import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import education from "../../content/pages/education.ts";
import pricing from "../../content/pages/pricing.ts";
import solutions from "../../content/pages/solutions.ts";
import { viewports } from "../scenarios/list.ts";
import { menuEntry } from "../scenarios/menu.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { settings } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/* Marks without words, which show a state or what a button does: something is drawn, whatever browser draws it. */

/** Returns a picture of the window at rest. */
async function pictureOf(page: Page): Promise<Buffer> {
  await waitForAnimations(page);
  return page.screenshot();
}

/** Returns whether something is drawn on the ground of an element's part, which is given in shares of its height. */
async function isMarked(
  element: Locator,
  [from, to]: readonly [number, number] = [0.3, 0.7],
  picture?: Buffer,
): Promise<boolean> {
  await element.scrollIntoViewIfNeeded();
  const window = sharp(picture ?? (await pictureOf(element.page()))).removeAlpha();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Within the element's border.
  const part = {
    left: x + 0.3 * width,
    width: 0.4 * width,
    top: y + from * height,
    height: (to - from) * height,
  };
  const { channels } = await sharp(await window.extract(round(part)).toBuffer()).stats();
  return channels.some(({ min, max }) => max - min > 40);
}

const round = <Name extends string>(numbers: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(numbers).map(([name, value]) => [name, Math.floor(value)]),
  ) as Record<Name, number>;

test.use({ viewport: viewports.desktop });
test.beforeEach(({ page }) => page.emulateMedia(settings["reduced motion"]));

test("the current page's entry alone is marked, below its words, and buttons have their drawings", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  const entries = page
    .getByRole("navigation", { name: navigation.labels.main, exact: true })
    .getByRole("link")
    .filter({ visible: true });
  const isCurrent = (entry: Locator) => entry.evaluate((element) => element.hasAttribute("aria-current"));
  await page.goto(pricing.path);
  await waitForHydration(page);
  for (const [path, name] of [
    [pricing.path, menuEntry(pricing.path).name],
    [education.path, menuEntry(solutions.path).name],
  ] as const) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    const picture = await pictureOf(page);
    for (const entry of await entries.all()) {
      const expected = (await entry.textContent()) === name;
      expect([await isCurrent(entry), await isMarked(entry, [0.75, 1], picture)]).toEqual([
        expected,
        expected,
      ]);
    }
  }
  expect(await isMarked(header.getByRole("button", { name: navigation.labels.submenu }))).toBe(true);
  await page.getByRole("contentinfo").getByRole("button").first().click();
  const close = page.getByRole("button", { name: noticeLabels.close });
  expect(await isMarked(close)).toBe(true);
  await close.click();
  await page.setViewportSize(viewports.phone);
  const menu = header.getByRole("button", { name: navigation.labels.menu, exact: true });
  expect(await isMarked(menu)).toBe(true);
  await menu.click();
  expect(await isMarked(menu)).toBe(true);
});

/** Chooses an answer: it then has a mark and, in a contrast theme, a background. Its outline shows the focus alone. */
async function expectMarkedOnceChosen(box: Locator): Promise<void> {
  const page = box.page();
  const label = page.locator("label:has(:checked)");
  const groundOf = (element: Locator) => element.evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await isMarked(box)).toBe(false);
  await box.check();
  expect(await isMarked(box)).toBe(true);
  await page.emulateMedia({ ...settings["forced colors"], reducedMotion: "reduce" });
  const others = page.locator("label:has(> input:not(:checked))");
  await expect.poll(() => groundOf(label)).not.toBe(await groundOf(others.first()));
  await expect(label).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(label).toHaveCSS("outline-style", "solid");
  await page.emulateMedia(settings["reduced motion"]);
}

test.describe("a first visit", () => {
  test.use({ firstVisit: true });

  test("a chosen answer is marked", async ({ page }) => {
    await page.goto(pricing.path);
    for (const role of ["radio", "checkbox"] as const) {
      await page.getByRole("button", { name: onboarding.next }).click();
      await expectMarkedOnceChosen(page.getByRole(role).first());
    }
  });
});
