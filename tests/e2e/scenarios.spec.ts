import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import type { Result } from "axe-core";
import { loadPages } from "../../lib/build/registry.ts";
import {
  allScenarios,
  type Scenario,
  unknownPath,
  type ViewportName,
  viewports,
} from "../../scripts/scenarios/list.ts";
import { comeToRest, openScenario, resizeScenario, signOf } from "../../scripts/scenarios/open.ts";
import {
  howToAccept,
  makerFile,
  namesFile,
  pictureFile,
  referenceFiles,
  snapshotFolder,
} from "../../scripts/scenarios/references.ts";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { actionIssues } from "../support/layout.ts";
import { fixDate, makerHere, takePicture, tolerance, whyNotCompared } from "../support/pictures.ts";
import { reflowIssues } from "../support/reflow.ts";
import { isOwnTemplate, isSample } from "../support/sample.ts";
import { type SettingName, settings } from "../support/settings.ts";
import { focusIssues, orderIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test, visitorOf } from "../support/test.ts";

/*
 * Everything is checked in each window of a scenario, with soft expectations, so that one defect hides no other.
 * scenario-checks.spec.ts proves that the checks of this project find defects.
 */

const scenarios = allScenarios(await loadPages());

/** Returns whether `npm run accept` is taking the references anew. */
const isAccepting = ({ config }: TestInfo) => config.updateSnapshots === "all";

for (const scenario of scenarios) {
  test.describe(scenario.name, () => {
    test.use(visitorOf(scenario));

    test("looks as it did", async ({ page, browser }, info) => {
      const whyNot = isAccepting(info) ? undefined : await whyNotCompared(browser);
      test.skip(whyNot !== undefined, whyNot);
      for (const viewport of scenario.viewports) {
        await show(page, scenario, viewport);
        await looksAsBefore(page, scenario, viewport);
      }
    });

    test("can be used by everyone", async ({ page }, info) => {
      for (const viewport of scenario.viewports) {
        await show(page, scenario, viewport);
        if (isAccepting(info)) continue;
        if (viewport === scenario.viewports[0] && isOwnTemplate(scenario.path)) await suitsFingers(page);
        if (viewport === scenario.viewports.at(-1))
          for (const scheme of schemesOf(scenario)) await hasContrast(page, scheme);
        await page.emulateMedia(settings["reduced motion"]);
        // Where words share a template, they are short of room in the narrow window.
        if (isOwnTemplate(scenario.path) || viewport === "phone")
          expect.soft(await reflowIssues(page, viewport), "room for its words").toEqual([]);
        // A notice, which leaves by itself, is still there.
        await expect(signOf(page, scenario)).toBeVisible();
      }
      // The main part is the same in both windows. The header of each is in a scenario of a menu.
      await hasSameNames(page, scenario);
      if (isAccepting(info) || !isOwnTemplate(scenario.path)) return;
      // Last, because what the visitor opened may close on the way.
      await leadsFocus(page, scenario);
    });
  });
}

/** Opens a scenario in the first of its windows, or shows the open one in another. */
async function show(page: Page, scenario: Scenario, viewport: ViewportName): Promise<void> {
  if (viewport !== scenario.viewports[0]) return resizeScenario(page, scenario, viewport);
  await fixDate(page);
  await page.emulateMedia(settings["reduced motion"]);
  await openScenario(page, scenario, viewport);
}

test("each scenario has its references, which are small together", async ({ browser }, info) => {
  if (isAccepting(info)) return expect(await makerHere(browser)).toMatchSnapshot(makerFile);
  const files = readdirSync(snapshotFolder);
  expect(files.sort(), `files in ${snapshotFolder}: ${howToAccept}`).toEqual(referenceFiles(scenarios));
  const bytes = files.reduce((sum, file) => sum + statSync(`${snapshotFolder}/${file}`).size, 0);
  expect(bytes, "bytes of all references").toBeLessThan(6_000_000);
});

async function looksAsBefore(page: Page, scenario: Scenario, viewport: ViewportName): Promise<void> {
  const isPage = scenario.steps.length === 0 && !scenario.firstVisit;
  const picture = await takePicture(page, isPage);
  const reference = `${snapshotFolder}/${pictureFile(scenario, viewport)}`;
  // Nearly always the bytes are the same, and nothing has to be decoded.
  if (existsSync(reference) && readFileSync(reference).equals(picture)) return;
  expect
    .soft(picture, `looks of ${scenario.name} on a ${viewport}: ${howToAccept}`)
    .toMatchSnapshot(pictureFile(scenario, viewport), tolerance);
}

/** Compares the accessibility tree. Header and footer are only in the scenarios of menus and of the 404 page. */
async function hasSameNames(page: Page, scenario: Scenario): Promise<void> {
  const { name, path } = scenario;
  const hasFrame = path === unknownPath || name.endsWith("-menu") || name === "notice";
  const names = await (hasFrame ? page.locator("body") : page.getByRole("main")).ariaSnapshot();
  expect
    .soft(`${names}\n`, `accessible names of ${name}: ${howToAccept}`)
    .toMatchSnapshot([namesFile(scenario)]);
}

/** Checks all of axe's rules, with the sizes that targets have for fingers. */
async function suitsFingers(page: Page): Promise<void> {
  await emulateTouch(page, true);
  expect.soft(linesOf(await axeViolations(page)), "axe").toEqual([]);
  expect.soft(await page.evaluate(actionIssues), "sizes of actions").toEqual([]);
  await emulateTouch(page, false);
}

/** Returns the settings besides the light scheme in which contrast is checked. contrast.spec.ts knows the tokens of all. */
function schemesOf({ path, steps }: Scenario): readonly SettingName[] {
  return [
    ...(isOwnTemplate(path) ? (["dark"] as const) : []),
    ...(isSample(path) ? (["forced colours"] as const) : []),
    ...(isSample(path) && steps.length === 0 ? (["more contrast"] as const) : []),
  ];
}

async function hasContrast(page: Page, scheme: SettingName): Promise<void> {
  await page.emulateMedia({ ...settings[scheme], reducedMotion: "reduce" });
  await comeToRest(page);
  // With more contrast, WCAG's AAA holds: 7:1.
  const violations = await contrastViolations(page, { enhanced: scheme === "more contrast" });
  expect.soft(linesOf(violations), `contrast, ${scheme}`).toEqual([]);
}

/** Returns each finding as one line: rule, place, and why. */
function linesOf(results: readonly Result[]): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Makes pointers coarse, so that nothing hovers, or undoes that. */
async function emulateTouch(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled });
  const isCoarse = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  expect(isCoarse, "the pointer is coarse").toBe(enabled);
}

/** Checks the focus by Tab: forwards in the last window and the light scheme, of sample pages also backwards in the first and the dark one. */
async function leadsFocus(page: Page, scenario: Scenario): Promise<void> {
  const forth = await tabStops(page, "forwards");
  expect.soft(focusIssues(forth), "focus forwards, light").toEqual([]);
  expect.soft(orderIssues(forth), "order of focus").toEqual([]);
  // Tab goes through a whole page. What the visitor opened may close on the way.
  const isPage = scenario.steps.length === 0 && !scenario.firstVisit;
  expect(forth.length).toBeGreaterThan(isPage ? 15 : 0);

  if (!isPage || !isSample(scenario.path)) return;
  await page.setViewportSize(viewports[scenario.viewports[0]]);
  await page.emulateMedia({ ...settings.dark, reducedMotion: "reduce" });
  // A pointer that stays where it clicked would open a menu again when the page scrolls under it.
  await page.mouse.move(0, 0);
  await comeToRest(page);
  const back = await tabStops(page, "backwards");
  expect.soft(focusIssues(back), "focus backwards, dark").toEqual([]);
  expect(back.length).toBeGreaterThan(15);
}
