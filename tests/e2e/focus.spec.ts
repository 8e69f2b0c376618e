import type { Page } from "@playwright/test";
import { loadPages } from "../../lib/registry.ts";
import { settings, unknownPath, viewports } from "../../scripts/states/list.ts";
import { comeToRest } from "../../scripts/states/open.ts";
import { ready } from "../../scripts/states/ready.ts";
import { readStop, type Stop, waysBack } from "../support/stops.ts";
import { expect, test } from "../support/test.ts";

const paths = [...(await loadPages()).map(({ path }): string => path), unknownPath];

/** Goes through the page by keyboard, until it ends or begins anew. */
async function stopsBy(key: "Tab" | "Shift+Tab", page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Lets the next way through the page meet every stop again. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const stop of document.querySelectorAll<HTMLElement>("[data-stopped]")) delete stop.dataset.stopped;
  });
}

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `"${name}" ${fault}`));

for (const path of paths) {
  test.describe(`the focus on ${path}`, () => {
    test.use({ expectedTroubles: path === unknownPath ? /404/ : undefined });

    for (const [name, viewport] of Object.entries(viewports)) {
      test(`goes the way of the eye, is seen, and is never covered on a ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(path);
        await ready(page);
        const forth = await stopsBy("Tab", page);
        expect(forth.length).toBeGreaterThan(15);
        expect.soft(faultsOf(forth), "light, forwards").toEqual([]);
        expect.soft(waysBack(forth)).toEqual([]);

        await page.emulateMedia({ ...settings.dark, reducedMotion: "reduce" });
        await comeToRest(page);
        await forget(page);
        const back = await stopsBy("Shift+Tab", page);
        expect.soft(faultsOf(back), "dark, backwards").toEqual([]);
        expect(back.length).toBe(forth.length);
      });
    }
  });
}

test("a way back, a ring that is lost or too pale, and a stop that is covered are noticed", async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto("/pricing");
  await ready(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .nav-entry { outline: 0 !important }
      .logo, .disclosure-button { --focus: #e5eeec }
      .header-actions a { position: relative; top: 0 }
      .header-actions { flex-direction: row-reverse }
      html { scroll-padding-top: 0 !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  const forth = await stopsBy("Tab", page);
  await forget(page);
  const faults = [...faultsOf(forth), ...faultsOf(await stopsBy("Shift+Tab", page)), ...waysBack(forth)].join(
    "\n",
  );
  expect(faults).toContain("has no ring");
  expect(faults).toMatch(/has a ring of 1\.\d+:1/);
  expect(faults).toContain("is covered");
  expect(faults).toContain("stands before it");
});
