import { loadPages } from "../../lib/registry.ts";
import { allStates, unknownPath } from "../../scripts/states/list.ts";
import { openState } from "../../scripts/states/open.ts";
import { layoutFaults } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

/* In a browser whose text is set to twice the usual size (WCAG 1.4.4): see the project in playwright.config.ts. */

for (const state of allStates(await loadPages())) {
  test.describe(state.name, () => {
    test.use({
      firstVisit: state.firstVisit,
      expectedTroubles: state.path === unknownPath ? /404/ : undefined,
    });
    // A wide window has no room for the wide header then, so the Solutions menu is in the mobile one.
    for (const viewport of state.viewports.filter(() => state.name !== "solutions-menu")) {
      test(`holds its words at twice their size on a ${viewport}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await openState(page, state, viewport);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        expect(await page.evaluate(layoutFaults)).toEqual([]);
      });
    }
  });
}
