import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { viewports } from "../../scripts/scenarios/list.ts";
import { waitForAnimations, waitForHydration } from "../../scripts/scenarios/wait.ts";
import { actionIssues, layoutIssues } from "../support/layout.ts";
import { takePicture, tolerance } from "../support/pictures.ts";
import { setStyles } from "../support/reflow.ts";
import { settings } from "../support/settings.ts";
import { focusIssues, orderIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test } from "../support/test.ts";

/* Proves that the checks of scenarios.spec.ts find defects: each test breaks a page. */

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia(settings["reduced motion"]);
  await page.goto(path);
  // React would repair the changes during hydration.
  await waitForHydration(page);
  await waitForAnimations(page);
}

test("a button that moves by 8 px is noticed in a picture", async ({ page }, info) => {
  await open(page, "/contact");
  await page.locator("main [type=submit]").scrollIntoViewIfNeeded();
  writeFileSync(info.snapshotPath("before.webp"), await takePicture(page, false));
  expect(await takePicture(page, false)).toMatchSnapshot("before.webp", tolerance);
  await setStyles(page, "main [type=submit] { position: relative; left: 8px }");
  expect(await takePicture(page, false)).not.toMatchSnapshot("before.webp", tolerance);
});

test("words that are cut or overlap and small actions are noticed", async ({ page }) => {
  await open(page, "/pricing");
  expect([...(await page.evaluate(layoutIssues)), ...(await page.evaluate(actionIssues))]).toEqual([]);
  await setStyles(
    page,
    `h1 { white-space: nowrap; font-size: 20rem !important }
     .lead { margin-top: -3em !important }
     main li ul { height: 3rem; overflow: hidden }
     .button { min-height: 34px !important; padding: 0 !important }`,
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
    `.header-entry { outline: 0 !important }
     .header .button-small { position: relative; top: 0 }
     .header div:has(> .button-small) { flex-direction: row-reverse }
     main * { scroll-margin-top: 0 !important }`,
  );
  const forth = await tabStops(page, "forwards");
  const back = await tabStops(page, "backwards");
  const issues = [...focusIssues(forth), ...focusIssues(back), ...orderIssues(forth)].join("\n");
  expect(issues).toContain("has no ring");
  expect(issues).toContain("is covered");
  expect(issues).toContain("steps back");
});
