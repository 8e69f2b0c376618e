import type { Page } from "@playwright/test";
import { loadFontsAndImages, openScenario, resizeScenario } from "../support/open.ts";
import { setStyles } from "../support/reflow.ts";
import { isPage, isWholePage, type Scenario } from "../support/scenarios.ts";
import { hoverAll, mediaOf, screenshotsOf } from "./screenshots.ts";

/** Everything that people and programs get from a page: texts and pictures, by file name. */
export type Snapshots = Readonly<Record<string, string | Buffer>>;

/** Returns the title of a scenario: "/pricing, as it opens" or "/pricing, solutions menu". */
export function titleOf(scenario: Scenario): string {
  const { path, photosFail, name } = scenario;
  if (photosFail) return `${path}, without photos`;
  return `${path}, ${isWholePage(scenario) ? "as it opens" : name.replaceAll("-", " ")}`;
}

const styles = `
  /* Forced colors show the caret, which blinks. */
  * { caret-animation: manual !important }
  /* Resizes must not move the page to keep an element in view. */
  html { overflow-anchor: none }`;

/** Opens a scenario, and draws it: with reduced motion, and at a fixed date. */
export async function draw(page: Page, scenario: Scenario): Promise<Snapshots> {
  await page.clock.setFixedTime("2026-11-15T12:00:00Z");
  await page.emulateMedia(mediaOf({ setting: "light" }));
  await openScenario(page, scenario);
  await setStyles(page, styles);
  const snapshots: Record<string, string | Buffer> = {
    "text.txt": await page.evaluate(() => document.body.innerText),
    "names and roles.txt": await namesOf(page),
    ...(isWholePage(scenario) && (await drawForPrograms(page))),
  };
  for (const screenshot of screenshotsOf(scenario)) {
    await page.emulateMedia(mediaOf(screenshot));
    await resizeScenario(page, scenario, screenshot.size);
    const unhover = screenshot.isHovered && (await hoverAll(page));
    await loadFontsAndImages(page);
    snapshots[`picture, ${screenshot.name}.png`] = await page.screenshot({ fullPage: isPage(scenario) });
    await unhover?.();
  }
  return snapshots;
}

/** Returns the accessibility tree, followed by the current links, which it does not show. */
async function namesOf(page: Page): Promise<string> {
  const names = await page.locator("body").ariaSnapshot();
  const current = await page
    .locator("[aria-current]")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((mark) => `- current ${mark.ariaCurrent}: ${mark.textContent}`));
  return [names, ...current].join("\n");
}

/** Draws the metadata that search engines and other programs read, and the preview image, which the 404 page lacks. */
async function drawForPrograms(page: Page): Promise<Snapshots> {
  const { lines, image } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const path = (url?: string | null) => url && new URL(url).pathname;
    return {
      lines: [
        ...all("head > title, meta:is([name], [property]), link[rel=canonical]").map(
          ({ outerHTML }) => outerHTML,
        ),
        ...all("[type='application/ld+json']").map(({ textContent }) =>
          JSON.stringify(JSON.parse(textContent), undefined, 1),
        ),
      ],
      image: path(document.querySelector("[property='og:image']")?.getAttribute("content")),
    };
  });
  const read = async (path: string) => (await page.request.get(path)).body();
  return {
    "search result and link preview.txt": lines.join("\n"),
    ...(image && { "preview image.png": await read(image) }),
  };
}
