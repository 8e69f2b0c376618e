import type { Page } from "@playwright/test";
import { loadPages } from "../../lib/registry.ts";
import { photoHost, pictureFor } from "../../scripts/states/photos.ts";
import { quiet } from "../../scripts/states/ready.ts";
import { expect, test } from "../support/test.ts";

/*
 * What a page's first paint needs comes first; its scripts are asked for after that. Requests are compared by their
 * order, never by the clock.
 */
const pages = await loadPages();
const isScript = (address: string) => /\/_next\/static\/.*\.js$/.test(address);

/** Resolves with the next request for a script. */
const firstScript = (page: Page) => page.waitForRequest((request) => isScript(request.url()));

for (const { path } of pages) {
  test(`${path} asks for no script before its styles are there`, async ({ page }) => {
    const order: string[] = [];
    page.on("request", (request) => {
      if (isScript(request.url())) order.push("script");
    });
    await page.route("**/*.css", async (route) => {
      // The browser's first look at the page has found all that it asks for at once: the fonts as well.
      await fonts;
      order.push("styles");
      await route.continue();
    });
    const fonts = page.waitForRequest((request) => request.url().endsWith(".woff2"));
    const script = firstScript(page);
    await page.goto(path);
    await script;
    expect(order[0]).toBe("styles");
    expect(order).toContain("script");
  });
}

test("scripts wait for the photo of the first screen, but not for ever", async ({ page }) => {
  let script: Promise<unknown> = Promise.resolve();
  await page.route(
    ({ host }) => host === photoHost,
    async (route) => {
      // It comes only once the scripts have been asked for.
      await script;
      await route.fulfill(pictureFor(new URL(route.request().url())));
    },
  );
  script = firstScript(page);
  await page.goto("/");
  await expect(page.locator(".hero-photo")).toHaveJSProperty("complete", true);
});

test.describe("a tab in the background", () => {
  test("starts its scripts though it paints nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    const script = firstScript(page);
    await page.goto("/pricing");
    await script;
  });
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("the wizard's drawing is asked for before the scripts, and a returning visitor never asks", async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/pricing");
    await quiet(page);
    const drawing = asked.indexOf("/art/wizard-sea.svg");
    expect(drawing).toBeGreaterThan(-1);
    expect(drawing).toBeLessThan(asked.findIndex(isScript));
    expect(asked.filter((path) => path === "/art/wizard-sea.svg")).toHaveLength(1);

    const returning = await context.newPage();
    const later: string[] = [];
    returning.on("request", (request) => later.push(new URL(request.url()).pathname));
    await page.evaluate(() => localStorage.setItem("hasOnboarded", "true"));
    await returning.goto("/pricing");
    await quiet(returning);
    expect(later.filter((path) => path.includes("wizard"))).toEqual([]);
  });
});
