import type { Page } from "@playwright/test";
import { photoHost, pictureFor } from "../../scripts/scenarios/photos.ts";
import { expect, test } from "../support/test.ts";

/*
 * A page's scripts are requested after its first paint. page-load.spec.ts proves that on every page. Here are the cases in
 * which that paint is late or never comes.
 */
const firstScript = (page: Page) =>
  page.waitForRequest((request) => /\/_next\/static\/.*\.js$/.test(request.url()));

test("scripts do not wait forever for the photo of the first screen", async ({ page }) => {
  const script = firstScript(page);
  await page.route(
    ({ host }) => host === photoHost,
    async (route) => {
      await script;
      await route.fulfill(pictureFor(new URL(route.request().url())));
    },
  );
  await page.goto("/");
  await expect(page.locator(".home-hero-photo")).toHaveJSProperty("complete", true);
});

test("scripts start in a background tab, which paints nothing", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const script = firstScript(page);
  await page.goto("/pricing");
  await script;
});
