import type { Locator, Page } from "@playwright/test";
import { noticeLabels } from "../../content/notices.ts";
import { axeIssues, contrastRules } from "../support/axe.ts";
import { exportedSite } from "../support/exported-site.ts";
import { openScenario, resizeScenario } from "../support/open.ts";
import { narrow, otherConditions, reflowIssues } from "../support/reflow.ts";
import { allScenarios, isPage, isWholePage, type Scenario, viewports } from "../support/scenarios.ts";
import { focusIssues } from "../support/tab-stops.ts";
import { expect, test, visitorOf } from "../support/test.ts";
import { waitForAnimations } from "../support/wait.ts";

/* Each test opens a scenario once, with soft expectations, so that one defect hides no other. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const scenario of allScenarios(exportedSite.routes))
  test.describe(scenario.name, () => {
    test.use(visitorOf(scenario));
    test.beforeEach(({ page }) => openScenario(page, scenario));

    const isWhole = isWholePage(scenario);
    if (isWhole)
      test("is accessible, and fits a narrow window", ({ page }) => expectAccessible(page, scenario));

    if (scenario.isTwin) return;
    test("has room for larger text, and shows the focus", { tag: "@thorough" }, async ({ page }) => {
      if (!isWhole) await expectAccessible(page, scenario);
      await expectContrastInDark(page, scenario);
      expect.soft(await reflowIssues(page, scenario, otherConditions), "room for its text").toEqual([]);
      // Low, so that menus, onboarding and forms have to scroll to the focus.
      await page.setViewportSize({ ...viewports[scenario.viewports[0]], ...(!isWhole && { height: 480 }) });
      // Last, because Tab may close an open menu. A notice may cover any stop.
      const isNotice = scenario.name.startsWith("notice");
      const part = isNotice ? page.locator("html") : partOf(page, scenario);
      if (isPage(scenario)) await part.evaluate(startTabHere);
      expect.soft(await focusIssues(part, isWhole), "focus").toEqual([]);
    });
  });

/** Makes Tab go on from the beginning of a part. Runs in the page. */
function startTabHere(part: HTMLElement | SVGElement): void {
  part.tabIndex = -1;
  part.focus();
}

/** Returns the part of a page that only this scenario shows. The header and the footer of all pages are the home page's. */
function partOf(page: Page, { name, firstVisit }: Scenario): Locator {
  if (name === "home") return page.locator("html");
  if (name.endsWith("-menu")) return page.getByRole("banner");
  if (name.startsWith("notice")) return page.getByRole("region", { name: noticeLabels.region });
  // Playwright's roles know no inert <main>.
  return firstVisit ? page.locator("#onboarding") : page.getByRole("main");
}

/** Checks axe's rules, such as contrast and the sizes of targets, and the narrowest window. */
async function expectAccessible(page: Page, scenario: Scenario): Promise<void> {
  await resizeScenario(page, scenario, viewports[scenario.viewports[1] ?? scenario.viewports[0]]);
  await waitForAnimations(page);
  // Some of axe's rules are about the whole of a page.
  const part = isWholePage(scenario) ? page.locator("html") : partOf(page, scenario);
  if (!scenario.isTwin) expect.soft(await axeIssues(part), "axe").toEqual([]);
  expect.soft(await reflowIssues(page, scenario, narrow), "room for its text").toEqual([]);
}

/** Checks everything that depends on the color scheme. Forced colors are the system's, and the contrast of tokens has a unit test. */
async function expectContrastInDark(page: Page, scenario: Scenario): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForAnimations(page);
  expect.soft(await axeIssues(partOf(page, scenario), contrastRules), "contrast in dark").toEqual([]);
  // Scrollbars and form controls follow the scheme too.
  await expect.soft(page.locator("html")).toHaveCSS("color-scheme", "light dark");
  await page.emulateMedia({ colorScheme: "light" });
}
