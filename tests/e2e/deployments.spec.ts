import type { Page } from "@playwright/test";
import about from "../../content/pages/about.ts";
import home from "../../content/pages/home.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { quiet } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";

/*
 * A deployment while a tab is open: the server answers its router with payloads of another build. network.spec.ts tests
 * missing files of the tab's build.
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

/** Expects a page in the marked document, or in one that the browser has loaded. */
async function expectPage(page: Page, title: string, { loaded }: { loaded: boolean }): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html[data-marked]")).toHaveCount(loaded ? 0 : 1);
}

test("a link loads the page of the new build once the prefetched one is stale", async ({ page }) => {
  await page.goto(home.path);
  await ready(page);
  // A page that the router shows keeps the mark, a load removes it.
  await page.locator("html").evaluate((html) => html.setAttribute("data-marked", ""));
  await Promise.all([page.waitForResponse(/\/__next\.about\.__PAGE__\.txt/), aboutLink(page).hover()]);
  await quiet(page);
  await page.clock.install();
  await deploy(page);
  await aboutLink(page).click();
  await expectPage(page, about.title, { loaded: false });
  await page.goBack();
  await expectPage(page, home.title, { loaded: false });
  await page.clock.fastForward(staleAfter);
  await aboutLink(page).click();
  await expectPage(page, about.title, { loaded: true });
});
