import type { Browser, Page } from "@playwright/test";
import { isPage, type Scenario } from "../../tests/scenarios/list.ts";
import { loadFontsAndImages, openScenario, resizeScenario } from "../../tests/scenarios/open.ts";
import { hoverAll, mediaOf, screenshotsOf } from "../../tests/scenarios/screenshots.ts";
import { isHydrated } from "../../tests/scenarios/wait.ts";
import { setStyles } from "../../tests/support/reflow.ts";
import { settings } from "../../tests/support/settings.ts";
import { prepareVisit } from "../../tests/support/visit.ts";

/** What people get in a scenario. */
export interface Drawing {
  /** PNG by the name of the screenshot. */
  pictures: Readonly<Record<string, Buffer>>;
  /** The visible text, in lines. */
  text: string;
  /** Accessible names and roles, in lines. */
  names: string;
  /** Why it could not be opened. */
  problem?: string;
}

/**
 * Waits until a page of any build answers. One whose sources are older may say so in another way than today's: then, once it
 * requests nothing.
 */
const waitForAnswer = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(isHydrated, undefined, { timeout: 5_000 })
    .catch(() => page.waitForLoadState("networkidle"));

/** Draws a scenario of the site at a URL. */
export async function draw(browser: Browser, baseURL: string, scenario: Scenario): Promise<Drawing> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
  });
  context.setDefaultTimeout(30_000);
  // What runs in a page has no timeout.
  const deadline = setTimeout(() => context.close(), 180_000);
  const drawing = { pictures: {} as Record<string, Buffer>, text: "", names: "" };
  try {
    await prepareVisit(context, scenario);
    const page = await context.newPage();
    await page.clock.setFixedTime("2026-11-15T12:00:00Z");
    await page.emulateMedia({ ...settings["reduced motion"], media: "screen" });
    await openScenario(page, scenario, waitForAnswer);
    drawing.text = await page.evaluate(() => document.body.innerText);
    drawing.names = await namesOf(page);
    // Forced colors show the caret, which blinks. Resizes must not move the page by what is in the window at the time.
    await setStyles(page, "* { caret-animation: manual !important } html { overflow-anchor: none }");
    for (const screenshot of screenshotsOf(scenario)) {
      await page.emulateMedia(mediaOf(screenshot));
      await resizeScenario(page, scenario, screenshot.size);
      const unhover = screenshot.isHovered && (await hoverAll(page));
      await loadFontsAndImages(page);
      drawing.pictures[screenshot.name] = await page.screenshot({ fullPage: isPage(scenario) });
      await unhover?.();
    }
    return drawing;
  } catch (error) {
    return { ...drawing, problem: (error as Error).message.split("\n")[0] ?? "" };
  } finally {
    clearTimeout(deadline);
    await context.close();
  }
}

/** Returns the accessibility tree, and the current links, which it lacks. */
async function namesOf(page: Page): Promise<string> {
  const names = await page.locator("body").ariaSnapshot();
  const current = await page
    .locator("[aria-current]")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((mark) => `current ${mark.ariaCurrent}: ${mark.textContent}`));
  return [names, ...current].join("\n");
}
