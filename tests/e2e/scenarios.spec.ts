import { existsSync, readdirSync, statSync } from "node:fs";
import type { Locator, Page, TestInfo } from "@playwright/test";
import type { Result } from "axe-core";
import { noticeLabels } from "../../content/notices.ts";
import { loadPages } from "../../lib/build/registry.ts";
import {
  allScenarios,
  isPage,
  type Scenario,
  unknownPath,
  type ViewportName,
  viewports,
} from "../scenarios/list.ts";
import { loadFontsAndImages, openScenario, resizeScenario, signOf } from "../scenarios/open.ts";
import {
  howToAccept,
  makerFile,
  makerHere,
  namesFile,
  pictureFile,
  referenceFiles,
  snapshotFolder,
  whyNotCompared,
} from "../scenarios/references.ts";
import { waitForAnimations } from "../scenarios/wait.ts";
import { allRules, axeViolations, contrastRules } from "../support/axe.ts";
import { actionIssues, brokenHeadings } from "../support/layout.ts";
import { reflowIssues } from "../support/reflow.ts";
import { isOwnTemplate, isSampleScenario, testsAll } from "../support/sample.ts";
import { type SettingName, settings } from "../support/settings.ts";
import { focusIssues, orderIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test, visitorOf } from "../support/test.ts";

/*
 * One load of each scenario, in each of its windows, with soft expectations, so that one defect hides no other.
 * scenario-checks.spec.ts proves that the checks find defects.
 */

const scenarios = allScenarios(await loadPages());

/** Whether `npm run accept` is writing the references. */
const isAccepting = ({ config }: TestInfo) => config.updateSnapshots === "changed";

for (const scenario of scenarios.filter(isSampleScenario))
  test.describe(scenario.name, () => {
    test.use(visitorOf(scenario));

    test("looks as accepted, and everyone can use it", async ({ page, browser }, info) => {
      const compares = (await whyNotCompared(browser)) === undefined;
      for (const viewport of scenario.viewports) {
        await show(page, scenario, viewport);
        if (compares) await looksAsBefore(page, scenario, viewport);
        if (isAccepting(info)) continue;
        if (viewport === scenario.viewports[0] && isOwnTemplate(scenario.path))
          await suitsFingers(page, scenario);
        if (viewport === scenario.viewports.at(-1))
          for (const scheme of schemesOf(scenario)) await hasContrast(page, scenario, scheme);
        await page.emulateMedia(settings["reduced motion"]);
        // Pages of one template differ in their words, which have the least room in the narrow window.
        if (isOwnTemplate(scenario.path) || viewport === "phone")
          expect.soft(await reflowIssues(page, viewport), "room for its words").toEqual([]);
        expect.soft(await page.evaluate(endlessMotions), "motions without end").toEqual([]);
        // A notice leaves after a while.
        await expect(signOf(page, scenario)).toBeVisible();
      }
      await hasSameNames(page, scenario);
      // Last, because Tab may close what the visitor opened.
      if (!isAccepting(info) && isOwnTemplate(scenario.path)) await leadsFocus(page, scenario);
    });
  });

/** Returns what a page moves without end. Runs in the page. */
const endlessMotions = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    .map((motion) => (motion instanceof CSSAnimation ? motion.animationName : motion.id));

test("pictures are compared with those of this browser", async ({ browser }) => {
  const whyNot = await whyNotCompared(browser);
  test.skip(whyNot !== undefined, whyNot);
  expect(await makerHere(browser)).toMatchSnapshot(makerFile);
});

/** Opens a scenario in a window, or shows the open one in another. */
async function show(page: Page, scenario: Scenario, viewport: ViewportName): Promise<void> {
  if (page.url() !== "about:blank") return resizeScenario(page, scenario, viewports[viewport]);
  await page.clock.setFixedTime("2026-11-15T12:00:00Z");
  await page.emulateMedia(settings["reduced motion"]);
  await openScenario(page, scenario, viewport);
}

test("each scenario has its references, which are small together", async ({ browser }) => {
  test.skip(isAccepting(test.info()));
  const files = readdirSync(snapshotFolder);
  // Another browser draws no pictures, so those of a new page may be missing.
  const expected = (await whyNotCompared(browser))
    ? referenceFiles(scenarios).filter((file) => !file.endsWith(".webp") || files.includes(file))
    : referenceFiles(scenarios);
  expect(files.sort(), `files in ${snapshotFolder}: ${howToAccept}`).toEqual(expected);
  const bytes = files.reduce((sum, file) => sum + statSync(`${snapshotFolder}/${file}`).size, 0);
  expect(bytes, "bytes of all references").toBeLessThan(6_000_000);
});

async function looksAsBefore(page: Page, scenario: Scenario, viewport: ViewportName): Promise<void> {
  await loadFontsAndImages(page);
  const file = pictureFile(scenario, viewport);
  const fullPage = isPage(scenario);
  // Playwright keeps no picture that has no reference, but the author of a new page may need the one that CI draws.
  if (!existsSync(`${snapshotFolder}/${file}`))
    await page.screenshot({ path: test.info().outputPath(file.replace(".", "-actual.")), fullPage });
  await expect
    .soft(page, `looks of ${scenario.name} on a ${viewport}: ${howToAccept}`)
    .toHaveScreenshot(file, { fullPage });
}

/** Compares the accessibility tree of the part that differs from other scenarios. */
async function hasSameNames(page: Page, scenario: Scenario): Promise<void> {
  const names = await newPartOf(page, scenario).ariaSnapshot();
  expect
    .soft(`${names}\n`, `accessible names of ${scenario.name}: ${howToAccept}`)
    .toMatchSnapshot([namesFile(scenario)]);
}

/** Returns what axe checks: of a scenario that a visitor's actions lead to, the part that they change. */
const checkedPartOf = (page: Page, scenario: Scenario) =>
  scenario.steps.length > 0 ? newPartOf(page, scenario) : page.locator("html");

/** Returns the part of a page that only this scenario shows. The 404 page represents the header and the footer. */
function newPartOf(page: Page, { name, path }: Scenario): Locator {
  if (path === unknownPath) return page.locator("body");
  if (name.endsWith("-menu")) return page.getByRole("banner");
  if (name === "notice") return page.getByRole("region", { name: noticeLabels.region });
  return page.getByRole("main");
}

/** Runs all of axe's rules, which include the sizes of targets, as on a touch screen, where nothing hovers. */
async function suitsFingers(page: Page, scenario: Scenario): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect.soft(linesOf(await axeViolations(checkedPartOf(page, scenario), allRules)), "axe").toEqual([]);
  expect.soft(await page.evaluate(actionIssues), "sizes of actions").toEqual([]);
  expect.soft(await page.evaluate(brokenHeadings), "headings that Orca reads in pieces").toEqual([]);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
}

/** Returns the settings in which contrast is checked, besides the light scheme. contrast.spec.ts covers the tokens in all. */
function schemesOf(scenario: Scenario): readonly SettingName[] {
  const isThorough = isPage(scenario) && (testsAll || scenario.path === "/");
  return isThorough ? ["dark", "forced colors", "more contrast"] : ["dark"];
}

async function hasContrast(page: Page, scenario: Scenario, scheme: SettingName): Promise<void> {
  await page.emulateMedia({ ...settings[scheme], reducedMotion: "reduce" });
  await waitForAnimations(page);
  // 7:1, WCAG's level AAA.
  const enhanced = scheme === "more contrast" ? ["color-contrast-enhanced"] : [];
  const violations = await axeViolations(checkedPartOf(page, scenario), [...contrastRules, ...enhanced]);
  expect.soft(linesOf(violations), `contrast, ${scheme}`).toEqual([]);
}

/** Returns each finding as one line: rule, place and reason. */
function linesOf(results: readonly Result[]): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Goes through the page by Tab: forwards in the last window and the light scheme, and back in the first and the dark one. */
async function leadsFocus(page: Page, scenario: Scenario): Promise<void> {
  const forth = await tabStops(page, "forwards");
  expect.soft(focusIssues(forth), "focus forwards, light").toEqual([]);
  expect.soft(orderIssues(forth), "order of focus").toEqual([]);
  expect(forth.length).toBeGreaterThan(isPage(scenario) ? 15 : 0);

  // A header covers the same parts of every page.
  if (!isPage(scenario) || !(testsAll || scenario.path === "/")) return;
  await page.setViewportSize(viewports[scenario.viewports[0]]);
  await page.emulateMedia({ ...settings.dark, reducedMotion: "reduce" });
  // A pointer where it clicked would open a menu that scrolls under it.
  await page.mouse.move(0, 0);
  await waitForAnimations(page);
  const back = await tabStops(page, "backwards");
  expect.soft(focusIssues(back), "focus backwards, dark").toEqual([]);
  expect(back.length).toBeGreaterThan(15);
}
