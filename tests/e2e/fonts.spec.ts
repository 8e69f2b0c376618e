import type { Page } from "@playwright/test";
import { loadPages } from "../../lib/build/registry.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { maxShift, pageLoadOf, shiftOf, watchPageLoad } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadPages();
const visits = [
  ...pages.map(({ path }) => ({ path, firstVisit: false })),
  // Onboarding, which every page has.
  { path: "/", firstVisit: true },
];

/** Returns the fonts that draw the first of these elements that is seen. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  await devTools.send("DOM.getDocument");
  const { result } = await devTools.send("Runtime.evaluate", {
    expression: `[...document.querySelectorAll("${selector}")].find((element) => element.checkVisibility())`,
  });
  const { nodeId } = await devTools.send("DOM.requestNode", { objectId: result.objectId ?? "" });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const [name, viewport] of Object.entries(viewports))
  for (const { path, firstVisit } of visits)
    test.describe(`on a ${name}, at a ${firstVisit ? "first" : "returning"} visit`, () => {
      test.use({ viewport, firstVisit });

      test(`${path} comes to rest in its own typefaces and hardly shifts`, async ({ page }) => {
        await watchPageLoad(page);
        // As on a slow line: the first words are painted in substitutes.
        await page.route("**/*.woff2", async (route) => {
          await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
          await route.continue();
        });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await fontsOf(page, "h1, h2")).toEqual([expect.stringMatching(/^Bricolage Grotesque/)]);
        // Onboarding's welcome is set as a heading.
        expect(await fontsOf(page, "p:not(.onboarding-welcome)")).toEqual([
          expect.stringMatching(/^Figtree/),
        ]);
        const { shifts } = await pageLoadOf(page);
        expect(shiftOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(maxShift);
      });
    });
