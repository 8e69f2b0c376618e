import type { Page } from "@playwright/test";
import { photoHost, pictureFor } from "../../scripts/scenarios/photos.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { loadSamplePages } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

/*
 * A page's scripts and its whole style sheet are requested after its first paint. page-load.spec.ts proves that on every
 * page. Here are the cases in which that paint is late or never comes, and in which a file does not come.
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

const samples = await loadSamplePages();

test.describe("without what loads late", () => {
  const late = /\/_next\/static\/chunks\//;
  test.use({ expectedErrors: /ERR_FAILED/ });

  for (const name of ["page-data-", ".css"])
    test(`a page reloads once when its ${name} file does not come`, async ({ page }) => {
      let failures = 0;
      await page.route(late, (route) =>
        route.request().url().includes(name) && failures++ === 0 ? route.abort() : route.continue(),
      );
      await page.goto("/pricing");
      await expect.poll(() => failures).toBeGreaterThan(1);
      await ready(page);
      await page.route(late, (route) => route.abort());
      const loads: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
      await page.goto("/about");
      await expect.poll(() => loads.length).toBe(2);
      await page.waitForFunction(() => document.querySelectorAll("script[type=late-first]").length === 0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(loads).toHaveLength(2);
    });

  for (const { path } of samples) {
    test(`${path} looks as it does with its whole sheet`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.route(late, (route) => route.abort());
      await page.goto(path);
      const before = await computedStyles(page);
      await page.unroute(late);
      await page.evaluate(async () => {
        const sheet = document.querySelector("link[rel=stylesheet]");
        const href = sheet?.getAttribute("href") ?? "";
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
        await new Promise((resolve, reject) => {
          Object.assign(link, { onload: resolve, onerror: reject });
          document.head.append(link);
        });
      });
      const after = new Set(await computedStyles(page));
      expect(before.filter((line) => !after.has(line))).toEqual([]);
    });
  }
});

/** The computed styles of a page's elements and of their pseudo-elements, a property a line. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const name = `${element.tagName}.${element.getAttribute("class")}${pseudo ?? ""}`;
        // Custom properties that nothing here uses are in the whole sheet alone.
        return [...style]
          .filter((property) => !property.startsWith("--"))
          .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`);
      }),
    ),
  );
}
