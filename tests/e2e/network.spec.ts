import type { Page, Route } from "@playwright/test";
import { pages } from "../../lib/site/registry.ts";
import { waitForHydration } from "../scenarios/wait.ts";
import { waitForNetwork } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/*
 * Broken networks, and deployments while a tab is open. Whatever does not arrive, or is of another build, a link opens its page,
 * if necessary by a full load.
 */
const titles = new Map(pages.map((page) => [page.path as string, page.title]));

const payloads = /\.txt(\?|$)/;
const prefetches = /\/__next\.[^/]*\.txt(\?|$)/;
const chunks = /\/_next\/static\/chunks\/.*\.js$/;

/** The browser's errors for the files that the test withholds, and for no other failure. */
const withheld =
  /^net::ERR_FAILED: \S+\.(js|txt\S*)$|^console error: (Failed to load resource: net::ERR_FAILED \S+\.(js|txt\S*)$|ChunkLoadError)/;

test.use({ expectedErrors: withheld });

// A handler that still answers a prefetch when its test ends would fail with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

/** Longer than the router shows a prefetched page without asking again (staleTimes in next.config.ts). */
const staleAfter = 31_000;

const abort = (route: Route) => route.abort();
const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();

/** Not home, whose drawing moves for a second. */
const start = "/products";

async function openStart(page: Page): Promise<void> {
  await page.goto(start);
  await waitForHydration(page);
}

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(titles.get(path) ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a link loads the page of a new build, once the prefetched page is stale", async ({ page }) => {
  await openStart(page);
  // A page that the router shows keeps the mark, a load removes it.
  await page.locator("html").evaluate((html) => html.setAttribute("data-marked", ""));
  const marked = page.locator("html[data-marked]");
  await Promise.all([page.waitForResponse(/\/__next\.about\.__PAGE__\.txt/), link(page, "/about").hover()]);
  await waitForNetwork(page);
  await page.clock.install();
  await page.route(payloads, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"b":"\w+"/, '"b":"another"');
    await route.fulfill({ response, body });
  });
  await link(page, "/about").click();
  await expectPage(page, "/about");
  await expect(marked).toHaveCount(1);
  await page.goBack();
  await expectPage(page, start);
  await page.clock.fastForward(staleAfter);
  await link(page, "/about").click();
  await expectPage(page, "/about");
  await expect(marked).toHaveCount(0);
  await waitForHydration(page);
});

test("a page whose chunk never arrives shows its HTML and loads once", async ({ page }) => {
  await page.route(prefetches, abort);
  await openStart(page);
  const known = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  let loads = 0;
  let failuresAfterLoad = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(
    ({ pathname }) => chunks.test(pathname) && !known.includes(pathname),
    async (route) => {
      await route.abort();
      if (loads > 0) failuresAfterLoad++;
    },
  );
  await link(page, "/contact").click();
  await expectPage(page, "/contact");
  await expect.poll(() => failuresAfterLoad).toBeGreaterThan(0);
  await expect(page.locator("main form")).toBeVisible();
  expect(loads, "loads of the page").toBe(1);
});
