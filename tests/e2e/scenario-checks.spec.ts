import type { Page } from "@playwright/test";
import { noticeLabels } from "../../content/notices.ts";
import { loadPages } from "../../lib/build/registry.ts";
import { allScenarios, viewports } from "../scenarios/list.ts";
import { openScenario } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration } from "../scenarios/wait.ts";
import { actionIssues, layoutIssues } from "../support/layout.ts";
import { setStyles } from "../support/reflow.ts";
import { settings } from "../support/settings.ts";
import { focusIssues, orderIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test, visitorOf } from "../support/test.ts";

/* Proves that the checks of scenarios.spec.ts find defects: each test breaks a page. */

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia(settings["reduced motion"]);
  await page.goto(path);
  // React would repair the changes during hydration.
  await waitForHydration(page);
  await waitForAnimations(page);
}

/** Small defects of what scenarios show, as styles. */
const defects = {
  contact: {
    "a button that moves by 8 px": "main [type=submit] { position: relative; left: 8px }",
    "a greener background": "body { background: #e7f7eb }",
    "violet ink": "h1 { color: #210426 }",
    "a chevron that is gone": "[aria-expanded] svg { opacity: 0 }",
    "a current page without its mark": "header nav [aria-current]::after { opacity: 0 }",
  },
  notice: {
    "a notice without its cross": `[aria-label="${noticeLabels.close}"] svg { opacity: 0 }`,
  },
  "onboarding-goals-chosen": {
    "a choice without its tick": "label:first-of-type > :checked::before { opacity: 0 }",
  },
};

for (const scenario of allScenarios(await loadPages())) {
  const ofScenario = Object.entries(defects[scenario.name as keyof typeof defects] ?? {});
  if (ofScenario.length > 0)
    test.describe(scenario.name, () => {
      test.use(visitorOf(scenario));

      test("small defects are noticed in a picture", async ({ page }, info) => {
        const file = `${scenario.name}.webp`;
        await page.emulateMedia(settings["reduced motion"]);
        await openScenario(page, scenario, "desktop");
        await page.screenshot({ path: info.snapshotPath(file, { kind: "screenshot" }), type: "webp" });
        for (const [defect, styles] of ofScenario) {
          await expect(page).toHaveScreenshot(file);
          await setStyles(page, styles);
          await expect.soft(page, defect).not.toHaveScreenshot(file, { timeout: 1_000 });
          await setStyles(page, "");
        }
      });
    });
}

test("words that are cut or overlap and small actions are noticed", async ({ page }) => {
  await open(page, "/pricing");
  expect([...(await page.evaluate(layoutIssues)), ...(await page.evaluate(actionIssues))]).toEqual([]);
  await setStyles(
    page,
    `h1 { white-space: nowrap; font-size: 20rem !important }
     h1 + div > p { margin-top: -3em !important }
     main li ul { height: 3rem; overflow: hidden }
     button { min-height: 34px !important; height: 34px !important; padding: 0 !important }`,
  );
  const issues = [...(await page.evaluate(layoutIssues)), ...(await page.evaluate(actionIssues))].join("\n");
  for (const words of ["wider than its window", "cut at its side", "cut above or below", "overlap", "34 px"])
    expect(issues).toContain(words);
});

test("lost rings, covered stops and steps back of the focus are noticed", async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await open(page, "/pricing");
  await setStyles(
    page,
    `header nav a { outline: 0 !important }
     header nav > ul { flex-direction: row-reverse }
     header { min-height: 60vh }`,
  );
  const forth = await tabStops(page, "forwards");
  const back = await tabStops(page, "backwards");
  const issues = [...focusIssues(forth), ...focusIssues(back), ...orderIssues(forth)].join("\n");
  expect(issues).toContain("has no ring");
  expect(issues).toContain("is covered");
  expect(issues).toContain("steps back");
});
