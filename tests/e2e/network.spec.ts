import type { Page, Route } from "@playwright/test";
import { loadPages } from "../../lib/registry.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { fetchAhead } from "../support/fetch-ahead.ts";
import { expect, test } from "../support/test.ts";

/*
 * Slow and broken networks: whatever does not come, a link leads somewhere (by a full load if need be) and nothing that
 * was typed is lost.
 */
const titles = new Map((await loadPages()).map((page) => [page.path as string, page.title]));

const payloads = /\.txt(\?|$)/;
const prefetches = /\/__next\.[^/]*\.txt(\?|$)/;
const chunks = /\/_next\/static\/chunks\/.*\.js$/;

// The browser tells in its console of each thing that did not come.
test.use({
  expectedTroubles:
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError|Failed to load|NetworkError|Connection closed|React error #412|404/,
});

const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(titles.get(path) ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Lets the first so many of these requests fail, and counts them. */
function failing(times: number): { handle: (route: Route) => Promise<void>; failed: () => number } {
  let count = 0;
  return {
    failed: () => count,
    handle: (route) => {
      if (count >= times) return route.continue();
      count++;
      return route.abort();
    },
  };
}

test("links lead on when no prefetch comes", async ({ page }) => {
  await page.route(prefetches, (route) => route.abort());
  await page.goto("/");
  await ready(page);
  for (const path of ["/about", "/pricing", "/contact"]) {
    await link(page, path).click();
    await expectPage(page, path);
  }
});

test("links lead on when no payload comes at all", async ({ page }) => {
  await page.route(payloads, (route) => route.abort());
  await page.goto("/");
  await link(page, "/about").click();
  await expectPage(page, "/about");
  await link(page, "/pricing").click();
  await expectPage(page, "/pricing");
});

test("links lead on when a login page answers for payloads", async ({ page }) => {
  await page.route(payloads, (route) =>
    route.fulfill({
      status: 200,
      contentType: "text/html",
      body: "<h1>Welcome to our wireless network</h1>",
    }),
  );
  await page.goto("/");
  await link(page, "/about").click();
  await expectPage(page, "/about");
});

test("links lead on when a payload claims to be text and is none of ours", async ({ page }) => {
  await page.route(payloads, (route) =>
    route.fulfill({
      status: 200,
      contentType: "text/plain",
      body: "<h1>Welcome to our wireless network</h1>",
    }),
  );
  await page.goto("/");
  await link(page, "/about").click();
  await expectPage(page, "/about");
});

test("links lead on after a payload that breaks off", async ({ page }) => {
  await page.route(payloads, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 3)) });
  });
  await page.goto("/");
  await link(page, "/about").click();
  await expectPage(page, "/about");
});

test("a moment offline between two clicks costs a click, not the page", async ({ page, context }) => {
  await page.route(prefetches, (route) => route.abort());
  await page.goto("/");
  await ready(page);
  await context.setOffline(true);
  await link(page, "/about").click({ noWaitAfter: true });
  // The browser's own page, which loads the address again when the network is back or the visitor asks.
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.goto("/about");
  await expectPage(page, "/about");
  await link(page, "/pricing").click();
  await expectPage(page, "/pricing");
});

test("offline, a page that was prefetched still opens", async ({ page, context }) => {
  await page.goto("/");
  await fetchAhead(page, "/about");
  await context.setOffline(true);
  await link(page, "/about").click();
  await expectPage(page, "/about");
  await context.setOffline(false);
});

test("a page whose chunk fails once is loaded whole", async ({ page }) => {
  await page.route(prefetches, (route) => route.abort());
  await page.goto("/");
  await ready(page);
  const known = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const once = failing(1);
  await page.route((url) => chunks.test(url.pathname) && !known.includes(url.pathname), once.handle);
  await link(page, "/contact").click();
  await expectPage(page, "/contact");
  expect(once.failed()).toBe(1);
  // It works: its code has come.
  await page.locator("main [type=submit]").click();
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
});

test("a page whose chunk never comes says so, and does not load itself again and again", async ({ page }) => {
  await page.route(prefetches, (route) => route.abort());
  await page.goto("/");
  await ready(page);
  const known = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  await page.route(
    (url) => chunks.test(url.pathname) && !known.includes(url.pathname),
    (route) => route.abort(),
  );
  await link(page, "/contact").click();
  // Whole, by its HTML: the form is there, though its code is not.
  await expectPage(page, "/contact");
  await expect(page.locator("main form")).toBeVisible();
});

for (const path of ["/contact", "/demo"]) {
  test(`what was typed on ${path} outlives a network that goes`, async ({ page, context }) => {
    await page.goto(path);
    const email = page.locator("main input[type=email]");
    await email.fill("ada@example.com");
    // Its scripts may have come by now, or never will.
    await context.setOffline(true);
    await page.locator("main [type=submit]").click();
    await expect(email).toHaveValue("ada@example.com");
    await context.setOffline(false);
    await expect(email).toHaveValue("ada@example.com");
  });
}

test.describe("a first visit", () => {
  test.use({ firstVisit: true });

  test("opens the page when the wizard's code does not come", async ({ page }) => {
    await page.goto("/");
    await ready(page);
    const before = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    // Everything that the HTML does not name itself comes late: the wizard's code among it.
    const html = await (await page.request.get("/")).text();
    const late = before.filter((path) => chunks.test(path) && !html.includes(`src="${path}"`));
    expect(late.length).toBeGreaterThan(0);
    await page.route(
      (url) => late.includes(url.pathname),
      (route) => route.abort(),
    );
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 10_000 });
    await link(page, "/about").click();
    await expectPage(page, "/about");
  });
});
