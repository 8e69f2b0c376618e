import { loadPages } from "../../lib/registry.ts";
import { allScenarios, viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest, openScenario, signOf } from "../../scripts/scenarios/open.ts";
import { layoutIssues } from "../support/layout.ts";
import { isSample } from "../support/sample.ts";
import { expect, test, visitorOf } from "../support/test.ts";

/* In a browser whose text is set to twice the usual size (WCAG 1.4.4): see the project in playwright.config.ts. */

// No window is wide enough for the desktop navigation then, so the Solutions menu is in the mobile one.
const scenarios = allScenarios(await loadPages()).filter(
  ({ name, path }) => name !== "solutions-menu" && isSample(path),
);

for (const scenario of scenarios) {
  test.describe(scenario.name, () => {
    test.use(visitorOf(scenario));
    test("cuts and covers no text of twice the size", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [index, viewport] of scenario.viewports.entries()) {
        // What is open in one window stays open in the next.
        if (index === 0) await openScenario(page, scenario, viewport);
        else await page.setViewportSize(viewports[viewport]);
        await comeToRest(page);
        await expect(signOf(page, scenario)).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        expect.soft(await page.evaluate(layoutIssues), viewport).toEqual([]);
      }
    });
  });
}
