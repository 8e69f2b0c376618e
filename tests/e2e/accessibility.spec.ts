import axe, { type AxeResults, type RunOptions } from "axe-core";
import { loadPages } from "../../lib/registry.ts";
import {
  allStates,
  type SettingName,
  settings,
  unknownPath,
  type ViewportName,
} from "../../scripts/states/list.ts";
import { comeToRest, openState } from "../../scripts/states/open.ts";
import { expect, test } from "../support/test.ts";

/** All rules of WCAG 2.0 to 2.2, A and AA, and good practice: none is taken out, and no part of a page is. */
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
} satisfies RunOptions;

/** Both schemes in both windows; of the other settings, which tell in colours alone, two in each. */
const looks: Record<ViewportName, readonly SettingName[]> = {
  phone: ["light", "dark", "forced colours", "more contrast, dark"],
  desktop: ["light", "dark", "reduced motion", "more contrast"],
};

for (const state of allStates(await loadPages())) {
  test.describe(state.name, () => {
    test.use({
      firstVisit: state.firstVisit,
      expectedTroubles: state.path === unknownPath ? /404/ : undefined,
    });
    for (const viewport of state.viewports) {
      test(`has nothing that axe finds wrong on a ${viewport}`, async ({ page }) => {
        await openState(page, state, viewport);
        // Not as a script element: the pages' security policy would refuse it.
        await page.evaluate(axe.source);
        for (const name of looks[viewport]) {
          await page.emulateMedia(settings[name]);
          await comeToRest(page);
          const found = await page.evaluate(
            (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
            rules,
          );
          expect.soft(linesOf(found.violations), name).toEqual([]);
        }
      });
    }
  });
}

test("axe would find a name, a contrast and a label that are lost", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(axe.source);
  const found = await page.evaluate((options) => {
    document.querySelector(".mobile-menu-toggle")?.removeAttribute("aria-label");
    document.querySelector("form label")?.remove();
    document.querySelector<HTMLElement>("h1")?.style.setProperty("color", "#ccc");
    return (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
  }, rules);
  expect(found.violations.map(({ id }) => id)).toEqual(expect.arrayContaining(["color-contrast", "label"]));
});

/** Each finding as one line: rule, place, and why. */
function linesOf(results: AxeResults["violations"]): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}
