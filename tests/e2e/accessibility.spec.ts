import type { Result } from "axe-core";
import { loadPages } from "../../lib/registry.ts";
import { axeViolations } from "../../scripts/states/axe.ts";
import {
  allStates,
  type SettingName,
  settings,
  unknownPath,
  type ViewportName,
} from "../../scripts/states/list.ts";
import { comeToRest, openState } from "../../scripts/states/open.ts";
import { ready } from "../../scripts/states/ready.ts";
import { expect, test } from "../support/test.ts";

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
        for (const name of looks[viewport]) {
          await page.emulateMedia(settings[name]);
          await comeToRest(page);
          expect.soft(linesOf(await axeViolations(page)), name).toEqual([]);
        }
      });
    }
  });
}

test("axe would find a name, a contrast and a label that are lost", async ({ page }) => {
  await page.goto("/contact");
  // Later than React, which would mend what differs from its own.
  await ready(page);
  await page.evaluate(() => {
    document.querySelector(".mobile-menu-toggle")?.removeAttribute("aria-label");
    document.querySelector("form label")?.remove();
    document.querySelector<HTMLElement>("h1")?.style.setProperty("color", "#ccc");
  });
  const found = await axeViolations(page);
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(["color-contrast", "label"]));
});

/** Each finding as one line: rule, place, and why. */
function linesOf(results: readonly Result[]): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}
