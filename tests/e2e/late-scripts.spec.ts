import type { Page } from "@playwright/test";
import { photoHost, pictureFor } from "../../scripts/scenarios/photos.ts";
import { quiet } from "../../scripts/scenarios/ready.ts";
import { startOnlyByPaint } from "../support/start-scripts.ts";
import { expect, test } from "../support/test.ts";

/*
 * What a page's first paint needs comes first; its scripts are asked for after that, on every page by
 * arrival.spec.ts, and here when something is out of the ordinary.
 */
const isScript = (address: string) => /\/_next\/static\/.*\.js$/.test(address);

/** Resolves with the next request for a script. */
const firstScript = (page: Page) => page.waitForRequest((request) => isScript(request.url()));

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

test("scripts wait while only the background is painted", async ({ page }) => {
  await startOnlyByPaint(page);
  // The browser tells of paints when the test says so.
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        constructor(tell: (paints: { getEntriesByName: (name: string) => string[] }) => void) {
          addEventListener("painted", (event) => {
            const paints = [(event as CustomEvent<string>).detail];
            tell({ getEntriesByName: (name) => paints.filter((paint) => paint === name) });
          });
        }
        observe() {}
      },
    });
  });
  await page.goto("/pricing");
  const paint = (name: string) =>
    page.evaluate((detail) => {
      dispatchEvent(new CustomEvent("painted", { detail }));
      return document.querySelectorAll("script[type=late]").length;
    }, name);
  expect(await paint("first-paint")).toBeGreaterThan(0);
  expect(await paint("first-contentful-paint")).toBe(0);
});

test.describe("a tab in the background", () => {
  test("starts its scripts though it paints nothing", async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
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
