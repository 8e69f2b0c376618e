import type { Page } from "@playwright/test";
import about from "../../content/pages/about.ts";
import home from "../../content/pages/home.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { quiet } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";

/*
 * A deployment under an open tab: the server answers the tab's router with payloads of another build. What happens when
 * files of the tab's build are gone is in network.spec.ts.
 */

/** Longer than the router shows a prefetched page without asking again (staleTimes in next.config.ts). */
const staleAfter = 31_000;

/** From now on, payloads are those of another build. */
async function deploy(page: Page): Promise<void> {
  await page.route(/\.txt\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"b":"\w+"/, '"b":"another"');
    await route.fulfill({ response, body });
  });
}

const aboutLink = (page: Page) => page.locator(`header a[href="${about.path}"]`).first();

/** Waits for a page, and returns the path that the browser itself loaded last. */
async function loadedPath(page: Page, title: string): Promise<string> {
  await expect(page).toHaveTitle(title);
  return page.evaluate(() => new URL(performance.getEntriesByType("navigation")[0]?.name ?? "").pathname);
}

test("a link loads the page of the new build", async ({ page }) => {
  await page.goto(home.path);
  await ready(page);
  await deploy(page);
  await aboutLink(page).click();
  await expect.poll(() => loadedPath(page, about.title)).toBe(about.path);
});

test("a page that was prefetched before opens without a load until it is stale", async ({ page }) => {
  await page.goto(home.path);
  await ready(page);
  await Promise.all([page.waitForResponse(/\/__next\.about\.__PAGE__\.txt/), aboutLink(page).hover()]);
  await quiet(page);
  await page.clock.install();
  await deploy(page);
  await aboutLink(page).click();
  expect(await loadedPath(page, about.title)).toBe(home.path);
  await page.goBack();
  await loadedPath(page, home.title);
  await page.clock.fastForward(staleAfter);
  await aboutLink(page).click();
  await expect.poll(() => loadedPath(page, about.title)).toBe(about.path);
});
