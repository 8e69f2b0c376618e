import type { Page } from "@playwright/test";
import type { Result } from "axe-core";
import { loadPages } from "../../lib/registry.ts";
import { axeViolations } from "../../scripts/scenarios/axe.ts";
import {
  allScenarios,
  type Scenario,
  type SettingName,
  settings,
  unknownPath,
  type ViewportName,
} from "../../scripts/scenarios/list.ts";
import { comeToRest, openScenario, signOf } from "../../scripts/scenarios/open.ts";
import { faultsOf, forgetStops, stopsBy } from "../support/focus.ts";
import { targetFaults } from "../support/layout.ts";
import { roomFaults } from "../support/room.ts";
import { waysBack } from "../support/stops.ts";
import { expect, test, visitorOf } from "../support/test.ts";

/*
 * What must hold in every state: one test opens it once and looks at all of it. That each of these looks notices what
 * is wrong, is for state-checks.spec.ts.
 */

/**
 * Both schemes in both windows, the light one on a desktop with reduced motion; of the other settings, which tell in
 * colours alone, some in each.
 */
const looks: Record<ViewportName, readonly SettingName[]> = {
  phone: ["light", "dark", "forced colours", "more contrast, dark"],
  desktop: ["reduced motion", "dark", "more contrast"],
};

for (const state of allScenarios(await loadPages())) {
  test.describe(state.name, () => {
    test.use(visitorOf(state));
    for (const viewport of state.viewports) {
      test(`can be used by everyone on a ${viewport}`, async ({ page }) => {
        await openScenario(page, state, viewport);
        // The desktop's header and the phone's menu are states of their own; what is in main is the same.
        if (viewport === state.viewports.at(-1))
          await test.step("has the names and roles that were reviewed", () => hasReviewedNames(page, state));
        for (const look of looks[viewport])
          await test.step(`has nothing that axe finds wrong, ${look}`, () => passesAxe(page, look));
        await page.emulateMedia(settings["reduced motion"]);
        await test.step("has targets that a finger can press, and room for its words", async () => {
          await emulateTouch(page, true);
          expect.soft(await page.evaluate(targetFaults), "targets").toEqual([]);
          expect.soft(await roomFaults(page, viewport), "room").toEqual([]);
          await emulateTouch(page, false);
        });
        // What stays only for a while is still there.
        await expect(signOf(page, state)).toBeVisible();
        await test.step("leads the focus the way of the eye, and shows it", () =>
          leadsFocus(page, state, viewport === state.viewports[0]));
      });
    }
  });
}

/**
 * What assistive technology is given, as reviewed files: see docs/accessibility.md. Of a page its own part alone: the
 * frame round it is in the states of the menus, and in the 404 page's.
 */
async function hasReviewedNames(page: Page, { name, path }: Scenario): Promise<void> {
  const isFrame = path === unknownPath || name.endsWith("-menu") || name === "notice";
  const part = isFrame ? page.locator("body") : page.getByRole("main");
  await expect.soft(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

async function passesAxe(page: Page, look: SettingName): Promise<void> {
  await page.emulateMedia(settings[look]);
  await comeToRest(page);
  // Who asks for more contrast gets that of WCAG's AAA, 7:1.
  const more = look.startsWith("more contrast") ? ["color-contrast-enhanced"] : [];
  expect.soft(linesOf(await axeViolations(page, more)), look).toEqual([]);
}

/** Each finding as one line: rule, place, and why. */
function linesOf(results: readonly Result[]): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Pointers are coarse then, and nothing hovers. */
async function emulateTouch(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(enabled);
}

/** Forwards in the light scheme; where it shall come back too, in the dark one. A phone, which scrolls most, is enough. */
async function leadsFocus(page: Page, { steps, firstVisit }: Scenario, andBack: boolean): Promise<void> {
  const forth = await stopsBy("Tab", page);
  expect.soft(faultsOf(forth), "light, forwards").toEqual([]);
  expect.soft(waysBack(forth), "order").toEqual([]);
  // A page is gone through from end to end; what a visitor opened is left on the way.
  const isPage = steps.length === 0 && !firstVisit;
  expect(forth.length).toBeGreaterThan(isPage ? 15 : 0);
  if (!andBack) return;

  // A pointer that rests where it pressed would open a menu again as the page scrolls under it.
  if (!steps.some((step) => "hover" in step)) await page.mouse.move(0, 0);
  await page.emulateMedia({ ...settings.dark, reducedMotion: "reduce" });
  await comeToRest(page);
  await forgetStops(page);
  const back = await stopsBy("Shift+Tab", page);
  expect.soft(faultsOf(back), "dark, backwards").toEqual([]);
  if (isPage) expect(back.length).toBe(forth.length);
  expect(back.length).toBeGreaterThan(0);
}
