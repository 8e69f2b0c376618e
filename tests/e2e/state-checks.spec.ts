import { axeViolations } from "../../scripts/scenarios/axe.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { faultsOf, forgetStops, stopsBy } from "../support/focus.ts";
import { layoutFaults, targetFaults } from "../support/layout.ts";
import { setStyles } from "../support/room.ts";
import { waysBack } from "../support/stops.ts";
import { expect, test } from "../support/test.ts";

/* That what states.spec.ts looks for would be found. */

test("axe would find a contrast and a label that are lost", async ({ page }) => {
  await page.goto("/contact");
  // Later than React, which would mend what differs from its own.
  await ready(page);
  await page.evaluate(() => {
    document.querySelector("form label")?.remove();
    document.querySelector<HTMLElement>("h1")?.style.setProperty("color", "#ccc");
  });
  const found = await axeViolations(page);
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(["color-contrast", "label"]));
});

test("axe would find words of less than 7:1 where more contrast is asked for", async ({ page }) => {
  await page.goto("/contact");
  await ready(page);
  await page.evaluate(() => document.querySelector<HTMLElement>(".lead")?.style.setProperty("color", "#666"));
  expect(await axeViolations(page)).toEqual([]);
  const found = await axeViolations(page, ["color-contrast-enhanced"]);
  expect(found.map(({ id }) => id)).toEqual(["color-contrast-enhanced"]);
});

test("words that are cut or stand over each other, and small targets, are noticed", async ({ page }) => {
  await page.goto("/pricing");
  await setStyles(
    page,
    `h1 { white-space: nowrap; font-size: 20rem !important }
     .lead { margin-top: -3em !important }
     .plan ul { height: 3rem; overflow: hidden }
     .footer-link { display: block; min-height: 0 !important; height: 0.7rem }
     .button { min-height: 2rem !important; padding: 0 !important }`,
  );
  const faults = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(targetFaults))].join("\n");
  for (const words of [
    "wider than its window",
    "cut at its side",
    "cut above or below",
    "overlap",
    "main action",
    "too near",
  ])
    expect(faults).toContain(words);
});

test("a way back, a ring that is lost or too pale, and a stop that is covered are noticed", async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto("/pricing");
  await ready(page);
  await setStyles(
    page,
    `.nav-entry { outline: 0 !important }
     .logo, .disclosure-button { --focus: #e5eeec }
     .header-actions a { position: relative; top: 0 }
     .header-actions { flex-direction: row-reverse }
     html { scroll-padding-top: 0 !important }`,
  );
  const forth = await stopsBy("Tab", page);
  await forgetStops(page);
  const faults = [...faultsOf(forth), ...faultsOf(await stopsBy("Shift+Tab", page)), ...waysBack(forth)].join(
    "\n",
  );
  expect(faults).toContain("has no ring");
  expect(faults).toMatch(/has a ring of 1\.\d+:1/);
  expect(faults).toContain("is covered");
  expect(faults).toContain("stands before it");
});
