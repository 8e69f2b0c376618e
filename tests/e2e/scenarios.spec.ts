import type { Locator, Page } from "@playwright/test";
import { noticeLabels } from "../../content/notices.ts";
import { pages } from "../../lib/site/registry.ts";
import { allScenarios, isPage, type Scenario, unknownPath, viewports } from "../scenarios/list.ts";
import { openScenario, resizeScenario } from "../scenarios/open.ts";
import { waitForAnimations } from "../scenarios/wait.ts";
import { axeIssues, contrastIssues } from "../support/axe.ts";
import { actionIssues, brokenHeadings } from "../support/layout.ts";
import { expectStableLoad } from "../support/page-load.ts";
import { reflowIssues } from "../support/reflow.ts";
import { settings } from "../support/settings.ts";
import { expectAllStops, focusIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test, visitorOf } from "../support/test.ts";

/* One load of each scenario, with soft expectations, so that one defect hides no other. */

const reducedMotion = { ...settings["reduced motion"], media: "screen" } as const;

for (const scenario of allScenarios(pages))
  test.describe(scenario.name, () => {
    test.use(visitorOf(scenario));

    test("everyone can use it", async ({ page }) => {
      await page.emulateMedia(reducedMotion);
      await openScenario(page, scenario);
      if (isPage(scenario) && !scenario.photosFail) await expectStableLoad(page);
      await expectAccessible(page, scenario);
      await page.emulateMedia(reducedMotion);
      expect.soft(await reflowIssues(page, scenario), "room for its text").toEqual([]);
      // Last, because Tab may close what the visitor opened.
      await expectKeyboardAccess(page, scenario);
    });
  });

/** Returns the part of a page that only this scenario shows. The 404 page represents the header and the footer. */
function newPartOf(page: Page, { name, path, firstVisit }: Scenario): Locator {
  if (path === unknownPath) return page.locator("body");
  if (name.endsWith("-menu")) return page.getByRole("banner");
  if (name.startsWith("notice")) return page.getByRole("region", { name: noticeLabels.region });
  // Playwright's roles know no inert <main>.
  return firstVisit ? page.locator("#onboarding") : page.getByRole("main");
}

/** Checks what axe knows and the sizes of targets as on a touch screen, where nothing hovers, and contrast. Forced colors are the system's. */
async function expectAccessible(page: Page, scenario: Scenario): Promise<void> {
  const part = scenario.steps.length > 0 ? newPartOf(page, scenario) : page.locator("html");
  await page.emulateMedia(reducedMotion);
  await resizeScenario(page, scenario, viewports[scenario.viewports[1] ?? scenario.viewports[0]]);
  await waitForAnimations(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect.soft(await axeIssues(part), "axe").toEqual([]);
  expect.soft(await page.evaluate(actionIssues), "sizes of actions").toEqual([]);
  expect.soft(await page.evaluate(brokenHeadings), "headings that Orca reads in pieces").toEqual([]);
  await session.detach();

  // contrast.spec.ts computes that of visitors who prefer more.
  for (const name of ["light", "dark"] as const) {
    await page.emulateMedia({ ...settings[name], reducedMotion: "reduce" });
    await waitForAnimations(page);
    expect.soft(await contrastIssues(part), `contrast, ${name}`).toEqual([]);
  }
}

/** Goes through a page by Tab in the light scheme on a desktop, and back in the dark one on a phone. */
async function expectKeyboardAccess(page: Page, scenario: Scenario): Promise<void> {
  // Low, so that menus, onboarding and forms have to scroll to what has the focus.
  if (!isPage(scenario)) await page.setViewportSize({ ...viewports[scenario.viewports[0]], height: 480 });
  const forth = await tabStops(page, "forwards");
  expect.soft(focusIssues(forth), "focus forwards, light").toEqual([]);
  if (!isPage(scenario)) return expect(forth).not.toHaveLength(0);
  await expectAllStops(page, forth);

  await page.setViewportSize(viewports.phone);
  await page.emulateMedia({ ...settings.dark, reducedMotion: "reduce" });
  // A pointer where it clicked would open a menu that scrolls under it.
  await page.mouse.move(0, 0);
  await waitForAnimations(page);
  const back = await tabStops(page, "backwards");
  expect.soft(focusIssues(back), "focus backwards, dark").toEqual([]);
  await expectAllStops(page, back.toReversed());
}
