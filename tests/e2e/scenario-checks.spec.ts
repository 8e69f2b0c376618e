import type { Page } from "@playwright/test";
import { viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { pictureFile } from "../../scripts/scenarios/references.ts";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { actionIssues, layoutIssues } from "../support/layout.ts";
import { fixDate, makerHere, referenceMaker, takePicture, tolerance } from "../support/pictures.ts";
import { setStyles } from "../support/reflow.ts";
import { settings } from "../support/settings.ts";
import { focusIssues, orderIssues, tabStops } from "../support/tab-stops.ts";
import { expect, test } from "../support/test.ts";

/* Proves that the checks of scenarios.spec.ts find defects: each test breaks a page. */

async function open(page: Page, path: string): Promise<void> {
  await fixDate(page);
  await page.emulateMedia(settings["reduced motion"]);
  await page.goto(path);
  // After hydration, in which React would repair the changes.
  await ready(page);
  await comeToRest(page);
}

const setStyle = (page: Page, selector: string, property: string, value: string) =>
  page.evaluate(
    ([place, ...style]) => document.querySelector<HTMLElement>(place)?.style.setProperty(...style),
    [selector, property, value] as const,
  );

test("axe finds a contrast and a label that are lost, targets that are too small, and less than 7:1 where more contrast is asked for", async ({
  page,
}) => {
  await open(page, "/contact");
  const found = async (check: typeof axeViolations) => (await check(page)).map(({ id }) => id);
  await setStyle(page, ".lead", "color", "#666");
  expect(await found(axeViolations)).toEqual([]);
  expect(await found((it) => contrastViolations(it, { enhanced: true }))).toEqual([
    "color-contrast-enhanced",
  ]);
  await page.evaluate(() => document.querySelector("form label")?.remove());
  await setStyle(page, "h1", "color", "#ccc");
  await setStyles(page, ".footer-link { display: block; min-height: 0 !important; height: 0.7rem }");
  expect(await found(axeViolations)).toEqual(
    expect.arrayContaining(["color-contrast", "label", "target-size"]),
  );
  expect(await found(contrastViolations)).toEqual(["color-contrast"]);
});

test("words that are cut or stand over each other, and small actions, are noticed", async ({ page }) => {
  await open(page, "/pricing");
  expect([...(await page.evaluate(layoutIssues)), ...(await page.evaluate(actionIssues))]).toEqual([]);
  await setStyles(
    page,
    `h1 { white-space: nowrap; font-size: 20rem !important }
     .lead { margin-top: -3em !important }
     .pricing-plans-card ul { height: 3rem; overflow: hidden }
     .button { min-height: 34px !important; padding: 0 !important }`,
  );
  const issues = [...(await page.evaluate(layoutIssues)), ...(await page.evaluate(actionIssues))].join("\n");
  for (const words of ["wider than its window", "cut at its side", "cut above or below", "overlap", "34 px"])
    expect(issues).toContain(words);
});

test("a way back, a ring that is lost or too pale, and a stop that is covered are noticed", async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await open(page, "/pricing");
  await setStyles(
    page,
    `.header-entry { outline: 0 !important }
     .logo, .disclosure-button { --focus: #e5eeec }
     .header .button-small { position: relative; top: 0 }
     .header div:has(> .button-small) { flex-direction: row-reverse }
     main * { scroll-margin-top: 0 !important }`,
  );
  const forth = await tabStops(page, "forwards");
  const back = await tabStops(page, "backwards");
  const issues = [...focusIssues(forth), ...focusIssues(back), ...orderIssues(forth)].join("\n");
  expect(issues).toContain("has no ring");
  expect(issues).toMatch(/has a ring of 1\.\d+:1/);
  expect(issues).toContain("is covered");
  expect(issues).toContain("stands before it");
});

test.describe("a picture", () => {
  test.use({ viewport: viewports.phone });
  const reference = pictureFile({ name: "pricing" }, "phone");

  test.beforeEach(({ browser }) => {
    const [made, here] = [referenceMaker(), makerHere(browser)];
    test.skip(made !== here, `Pictures are not compared: they are of ${made}, and this is ${here}.`);
  });

  test("differs when a button moved by 8 px or lost its colour, not by edges of letters", async ({
    page,
  }) => {
    await open(page, "/pricing");
    const picture = () => takePicture(page, true);
    const before = await picture();
    expect(before).toMatchSnapshot(reference, tolerance);
    expect((await picture()).equals(before), "the same to the byte").toBe(true);
    await setStyle(page, "main", "-webkit-text-stroke", "0.05px");
    const edges = await picture();
    expect(edges.equals(before)).toBe(false);
    expect(edges).toMatchSnapshot(reference, tolerance);
    await setStyle(page, "main", "-webkit-text-stroke", "");
    for (const [property, value] of [
      ["translate", "8px 0"],
      ["translate", "0 8px"],
      ["background", "gray"],
    ] as const) {
      await setStyle(page, "main .button", property, value);
      expect(await picture(), `${property}: ${value}`).not.toMatchSnapshot(reference, tolerance);
      await setStyle(page, "main .button", property, "");
    }
  });

  test("has the site's letters, however late they come", async ({ page }) => {
    await page.route("**/*.woff2", async (route) => {
      // The page is painted without its fonts first.
      await page.waitForFunction(
        () =>
          new Promise((resolve) =>
            new PerformanceObserver(() => resolve(true)).observe({ type: "paint", buffered: true }),
          ),
      );
      await route.continue();
    });
    await open(page, "/pricing");
    expect(await takePicture(page, true)).toMatchSnapshot(reference, tolerance);
  });
});
