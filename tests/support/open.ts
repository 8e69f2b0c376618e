import type { BrowserContext, Locator, Page, ViewportSize } from "@playwright/test";
import { summary } from "./menu.ts";
import { type Scenario, type Step, viewports } from "./scenarios.ts";
import { waitForAnimations, waitForHydration, waitForImages } from "./wait.ts";

/** Returns the title of a page, or nothing if it has another name. */
export const title = (page: Page, name?: string): Locator => page.getByRole("heading", { level: 1, name });

/** Opens a page, and waits until it answers. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/**
 * Delays a page's scripts and its whole stylesheet, or other files, as a slow network does. Returns the function that lets them
 * continue.
 */
export async function holdFiles(page: Page, url: string | RegExp = "**/_next/static/chunks/**") {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => released.then(() => route.continue()));
  return release;
}

/** Opens a page whose scripts and whole stylesheet are held. Returns the function that lets them arrive. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdFiles(page);
  // Held scripts delay the event "load".
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/** Opens a scenario, whose notices stay, and waits until nothing moves. Who visits is up to the context: see `prepareVisit`. */
export async function openScenario(page: Page, scenario: Scenario): Promise<void> {
  await keepNotices(page);
  await saveData(page);
  await page.setViewportSize(viewports[scenario.viewports[0]]);
  await openPage(page, scenario.path);
  for (const step of scenario.steps) await performStep(page, step);
  await visibleResult(page, scenario).waitFor();
  await waitForImages(page);
  await waitForAnimations(page);
}

/** Shows an open scenario in another viewport. */
export async function resizeScenario(page: Page, scenario: Scenario, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  // The pointer's target has moved, and the result may be out of sight.
  await page.mouse.move(0, 0);
  if (scenario.steps.length > 0)
    await visibleResult(page, scenario).evaluate((result) => {
      // A notice stays in its place while the page scrolls.
      const place = result.closest("#notices") ? document.activeElement : result;
      place?.scrollIntoView({ block: "center", behavior: "instant" });
    });
}

/** Returns the visible result of a scenario: its `shows` text, or else the page's heading. */
function visibleResult(page: Page, { shows }: Scenario): Locator {
  const result = shows === undefined ? title(page) : page.getByText(shows);
  return result.filter({ visible: true }).first();
}

/** Loads images far down, and waits until text shows in the site's fonts. */
export async function loadFontsAndImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    // An image that does not load is missing in the screenshot too.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await waitForAnimations(page);
}

/** Keeps notices up: sonner stops their timers while nobody sees the page. */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
}

/** Makes a visitor one who saves data, so that the site fetches no pages ahead: that takes a tenth of a scenario's time. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}

/** Prepares a context for a visitor who has finished onboarding, so that onboarding does not show. */
export async function rememberVisit(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem("hasOnboarded", "true");
    } catch {
      // Blank and sandboxed documents have no storage.
    }
  });
}

/** Takes one step of a scenario, as a visitor does. */
export async function performStep(page: Page, step: Step): Promise<void> {
  const seen = { visible: true } as const;
  if ("click" in step)
    await page
      .getByRole("button", { name: step.click, exact: true })
      .filter(seen)
      .or(summary(page, step.click))
      .first()
      .click();
  else if ("fill" in step) await page.getByLabel(step.fill, { exact: true }).filter(seen).fill(step.with);
  else if ("choose" in step) await page.getByLabel(step.choose, { exact: true }).filter(seen).check();
  else await page.getByRole("button", { name: step.gone, exact: true }).waitFor({ state: "detached" });
}
