import type { Page } from "@playwright/test";
import about from "../../content/pages/about.ts";
import products from "../../content/pages/products.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { holdScripts, waitForNetwork } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/*
 * Broken networks, and deployments while a tab is open. page-load.spec.ts and tests/components/page-scripts.test.tsx test when a page
 * requests its scripts and its whole stylesheet.
 */

const late = /\/_next\/static\/chunks\//;

/** Longer than the router shows a prefetched page without asking again (staleTimes in next.config.ts). */
const staleAfterMs = 31_000;

/** Counts the loads of pages from now on, as opposed to what the router shows. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  return () => loads;
}

/** Waits until each deferred file has started. */
const waitForStart = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll("script[type='text/plain']").length === 0);

// A handler that still answers a prefetch when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

test("a link loads the page of a new build, once the prefetched page is stale", async ({ page }) => {
  const link = page.locator(`header a[href="${about.path}"]`).first();
  await page.goto(products.path);
  await waitForHydration(page);
  await Promise.all([page.waitForResponse(/\/__next\.about\.__PAGE__\.txt/), link.hover()]);
  await waitForNetwork(page);
  await page.clock.install();
  await page.route(/\.txt(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"b":"\w+"/, '"b":"another"');
    await route.fulfill({ response, body });
  });
  const loads = countLoads(page);
  await link.click();
  await expect(page).toHaveTitle(about.title);
  expect(loads()).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(products.title);
  await page.clock.fastForward(staleAfterMs);
  await link.click();
  await expect(page).toHaveTitle(about.title);
  await expect.poll(loads).toBe(1);
  await waitForHydration(page);
});

test.describe("without what loads late", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a page reloads once when a file does not arrive", async ({ page }) => {
    const loads = countLoads(page);
    // A file that arrives the second time.
    await page.route(late, (route) => route.abort(), { times: 1 });
    await page.goto(products.path);
    await expect.poll(loads).toBe(2);
    await waitForHydration(page);
    // Files that never arrive.
    await page.route(late, (route) => route.abort());
    await page.goto(about.path);
    await expect.poll(loads).toBe(4);
    await waitForStart(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(loads()).toBe(4);
  });

  test("a page in which something was typed does not reload", async ({ page }) => {
    const release = await holdScripts(page, "abort");
    const loads = countLoads(page);
    await page.goto("/contact", { waitUntil: "commit" });
    const field = page.getByRole("main").getByRole("textbox").first();
    await field.fill("Noor");
    const failed = page.waitForEvent("requestfailed");
    release();
    await failed;
    await waitForStart(page);
    await expect(field).toHaveValue("Noor");
    expect(loads()).toBe(1);
  });
});
