import { readdirSync, writeFileSync } from "node:fs";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { noticeLabels } from "../../content/notices.ts";
import { pages } from "../../lib/site/registry.ts";
import { allScenarios, isPage, type Scenario, unknownPath, viewports } from "../scenarios/list.ts";
import { keepNotices, loadFontsAndImages, openScenario, resizeScenario } from "../scenarios/open.ts";
import {
  browserFile,
  browserHere,
  drawsAlike,
  howToAccept,
  namesFile,
  referenceBrowser,
  referenceFiles,
  screenshotFile,
  screenshotSkipReason,
  snapshotFolder,
} from "../scenarios/references.ts";
import { mediaOf, screenshotsOf } from "../scenarios/screenshots.ts";
import { waitForAnimations } from "../scenarios/wait.ts";
import { axeIssues, contrastIssues } from "../support/axe.ts";
import { actionIssues, brokenHeadings } from "../support/layout.ts";
import { expectStableLoad } from "../support/page-load.ts";
import { reflowIssues, setStyles } from "../support/reflow.ts";
import { settings } from "../support/settings.ts";
import { expectAllStops, focusIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test, visitorOf } from "../support/test.ts";

/* One load of each scenario, with soft expectations, so that one defect hides no other. */

const scenarios = allScenarios(pages);
const reducedMotion = { ...settings["reduced motion"], media: "screen" } as const;

/** Whether `npm run accept` is writing the references. */
const isUpdating = ({ config }: TestInfo) => config.updateSnapshots === "changed";

for (const scenario of scenarios)
  test.describe(scenario.name, () => {
    test.use(visitorOf(scenario));

    test("looks as before, and everyone can use it", async ({ page, browser }, info) => {
      await page.clock.setFixedTime("2026-11-15T12:00:00Z");
      await page.emulateMedia(reducedMotion);
      await keepNotices(page);
      await openScenario(page, scenario);
      if (isPage(scenario) && !scenario.photosFail) await expectStableLoad(page);
      await expectSameNames(page, scenario);
      if ((await screenshotSkipReason(browser)) === undefined) await expectSameScreenshots(page, scenario);
      if (isUpdating(info)) return;
      await expectAccessible(page, scenario);
      await page.emulateMedia(reducedMotion);
      expect.soft(await reflowIssues(page, scenario), "room for its text").toEqual([]);
      // Last, because Tab may close what the visitor opened.
      await expectKeyboardAccess(page, scenario);
    });
  });

test("screenshots are compared with those of this browser", async ({ browser }) => {
  const reason = await screenshotSkipReason(browser);
  test.skip(reason !== undefined, reason);
  const here = await browserHere(browser);
  if (drawsAlike(referenceBrowser(), here)) return;
  // With `npm run accept -- --redraw`, it takes all of them.
  if (isUpdating(test.info())) writeFileSync(`${snapshotFolder}/${browserFile}`, `${here}\n`);
  else throw new Error(`The screenshots are of ${referenceBrowser()}, and this is ${here}: docs/testing.md.`);
});

test("each scenario has its references", async ({ browser }) => {
  test.skip(isUpdating(test.info()));
  const files = readdirSync(snapshotFolder);
  // Another browser takes no screenshots, so those of a new page may be missing.
  const expected = (await screenshotSkipReason(browser))
    ? referenceFiles(scenarios).filter((file) => !file.endsWith(".webp") || files.includes(file))
    : referenceFiles(scenarios);
  expect(files.sort(), `files in ${snapshotFolder}: ${howToAccept}`).toEqual(expected);
});

/** Compares the accessibility tree of the elements that differ from other scenarios, and the current links, which it lacks. */
async function expectSameNames(page: Page, scenario: Scenario): Promise<void> {
  const names = await newPartOf(page, scenario).ariaSnapshot();
  const current = await page
    .locator("[aria-current]")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((mark) => `# current ${mark.ariaCurrent}: ${mark.textContent}`));
  expect
    .soft(`${[names, ...current].join("\n")}\n`, `accessible names of ${scenario.name}: ${howToAccept}`)
    .toMatchSnapshot([namesFile(scenario)]);
}

async function expectSameScreenshots(page: Page, scenario: Scenario): Promise<void> {
  // Forced colors show the caret, which blinks. Resizes must not move the page by what is in the window at the time.
  await setStyles(page, "* { caret-animation: manual !important } html { overflow-anchor: none }");
  for (const screenshot of screenshotsOf(scenario)) {
    await page.emulateMedia(mediaOf(screenshot));
    await resizeScenario(page, scenario, screenshot.size);
    const unhover = screenshot.isHovered && (await hoverAll(page));
    await loadFontsAndImages(page);
    await expect
      .soft(page, `${scenario.name}, ${screenshot.name}, drawn by ${referenceBrowser()}: ${howToAccept}`)
      .toHaveScreenshot(screenshotFile(scenario, screenshot.name), { fullPage: isPage(scenario) });
    await unhover?.();
  }
}

/** Makes links, buttons and the items whose link covers them look as under the pointer. Returns a function that ends it. */
async function hoverAll(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "a, button, summary, main li",
  });
  // All at once, because the browser computes all styles again before each answer.
  const hover = { forcedPseudoClasses: ["hover"] };
  await Promise.all(nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, ...hover })));
  return () => session.detach();
}

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
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });

  for (const name of ["light", "dark", "more contrast"] as const) {
    await page.emulateMedia({ ...settings[name], reducedMotion: "reduce" });
    await waitForAnimations(page);
    // 7:1, WCAG's level AAA.
    const issues = await contrastIssues(part, name === "more contrast");
    expect.soft(issues, `contrast, ${name}`).toEqual([]);
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
