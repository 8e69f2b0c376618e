import type { Page } from "@playwright/test";
import { onboarding as copy } from "../../content/onboarding.ts";
import pricing from "../../content/pages/pricing.ts";
import { sectionLink } from "../support/menu.ts";
import { openPage, openWithoutScripts, title } from "../support/open.ts";
import { setStyles } from "../support/reflow.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations, waitForHydration } from "../support/wait.ts";

const onboarding = (page: Page) => page.locator("#onboarding");
const button = (page: Page, name: string) => onboarding(page).getByRole("button", { name, exact: true });
const pricingTitle = (page: Page) => title(page, pricing.header.title);

/** Records in `globalThis.seen` whether the page shows at any frame, from the first. Runs in the page. */
function watchFrames(): void {
  const look = () => {
    if (document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("#page"))
      Object.assign(globalThis, { seen: true });
    requestAnimationFrame(look);
  };
  look();
}

/** Windows of phones and laptops with the bars of their browser, and one with a phone's keyboard. */
const lowWindows = [
  [390, 664],
  [360, 640],
  [390, 330],
  [1366, 614],
  [1024, 650],
] as const;

test.use({ firstVisit: true });

test("onboarding is over in every tab once one has finished it", async ({ page, context }) => {
  const [open, loading] = [await context.newPage(), await context.newPage()];
  await openPage(open, sectionLink?.href ?? `${pricing.path}#main`);
  const release = await openWithoutScripts(loading, pricing.path);
  await expect(onboarding(loading)).toBeVisible();
  await openPage(page, pricing.path);
  for (const label of [...copy.steps.map(() => copy.next), copy.done.enter])
    await button(page, label).click();
  await expect(pricingTitle(page)).toBeFocused();
  for (const tab of [open, loading]) await expect(onboarding(tab)).toBeHidden();
  await expect(open.locator(":target")).toBeFocused();
  await expect(open.locator(":target")).toBeInViewport();
  release();
  await waitForHydration(loading);
  await expect(pricingTitle(loading)).toBeVisible();
  await expect(onboarding(loading)).toBeHidden();
});

test("onboarding keeps texts and clicks, however late its code arrives", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const release = await openWithoutScripts(page, pricing.path);
  const field = onboarding(page).getByRole("textbox");
  await field.fill("Noor");
  const question = `${await onboarding(page).getByRole("heading").textContent()}`;
  // However often somebody presses Enter, one step follows: no question may be skipped unseen.
  for (const _ of "123") await page.keyboard.press("Enter");
  await page.clock.runFor(60_000);
  await expect(button(page, copy.next)).toHaveAttribute("aria-busy", "true");
  release();
  await page.clock.resume();
  await expect(onboarding(page).getByRole("heading", { name: question })).toHaveCount(0);
  await button(page, copy.back).click();
  await expect(field).toHaveValue("Noor");
  await expect(button(page, copy.next)).not.toHaveAttribute("aria-busy");
  await expect(page).toHaveURL(pricing.path);
});

test("the buttons are in the window, however long a question is", async ({ page }) => {
  await openPage(page, pricing.path);
  for (const label of [...copy.steps.map(() => copy.next), copy.done.enter]) {
    for (const [width, height] of lowWindows) {
      await page.setViewportSize({ width, height });
      await expect(button(page, label), `at ${width} by ${height} px`).toBeInViewport({ ratio: 1 });
    }
    await button(page, label).click();
  }
});

test("the page behind onboarding can be read, printed, and seen without the form", {
  tag: "@thorough",
}, async ({ page }) => {
  await openPage(page, pricing.path);
  // To a program that renders pages and has no storage, such as a search engine's.
  await expect(pricingTitle(page)).toBeVisible();
  for (const { name } of pricing.plans)
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(pricingTitle(page)).toBeInViewport();
  await page.emulateMedia({ media: "screen" });
  await expect(onboarding(page)).toBeVisible();
  // With "contain", a finger could not move a window that two fingers have zoomed.
  await expect(onboarding(page)).toHaveCSS("overscroll-behavior", "auto");
  // The observer of the button compares frames, so a frame has to show the button again.
  await waitForAnimations(page);
  await setStyles(page, '[id*="popup" i] { display: none !important }');
  await expect(pricingTitle(page)).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test.describe("in a short window", () => {
  test.use({ viewport: { width: 1280, height: 400 } });

  test("keys go from question to question, each in view, and nowhere else", { tag: "@thorough" }, async ({
    page,
  }) => {
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const expectFocus = async (name: string) => {
      const heading = page.getByRole("heading", { name, exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
    };
    await page.addInitScript(watchFrames);
    await openPage(page, pricing.path);
    expect(await page.evaluate(() => "seen" in globalThis)).toBe(false);
    for (const key of ["Escape", "F8", ...Array<string>(8).fill("Tab")]) {
      await press(key);
      await expect(page.locator(":focus:not(#onboarding *)"), `focused by ${key}`).toHaveCount(0);
    }
    await openPage(page, pricing.path);
    for (const { question, ...step } of copy.steps) {
      await expectFocus(question);
      // Options beyond the maximum are disabled: the next stop is Continue.
      for (let chosen = 0; chosen < ("max" in step ? step.max : 1); chosen++)
        await press("Tab", step.type === "radio" ? "ArrowDown" : "Space");
      await press("Tab", "Enter");
    }
    await expectFocus(copy.done.title);
    await press("Tab", "Enter");
    await expectFocus(pricing.header.title);
  });
});
