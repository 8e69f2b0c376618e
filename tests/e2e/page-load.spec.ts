import type { Page, Request, Route } from "@playwright/test";
import { loadPages } from "../../lib/build/registry.ts";
import { budgets, firstVisitLimit } from "../../scripts/budgets/limits.ts";
import { brotliSize, fontUrls } from "../../scripts/budgets/weigh.ts";
import { pageDataUrls, scriptUrls } from "../../scripts/post-build/defer-scripts.ts";
import { fileFor, folderFiles } from "../../scripts/post-build/files.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { photoHost, pictureFor } from "../../scripts/scenarios/photos.ts";
import { picturesCame } from "../../scripts/scenarios/ready.ts";
import { maxShift, pageLoadOf, scrollToEnd } from "../support/page-load.ts";
import { quiet } from "../support/quiet.ts";
import { loadSamplePages } from "../support/sample.ts";
import { startOnlyByPaint } from "../support/start-scripts.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadPages();
// A photo first, and lazy pictures: the rest of the samples load like one of these. The first visit is to a form.
const samples = await loadSamplePages(["/", "/dashboard"]);
const files = folderFiles("out");
const documentOf = (path: string) => parseHtml(files.text(fileFor(path, files) ?? path));

/** The scripts that the build counts for a page. */
const countedScripts = (path: string) => scriptUrls(documentOf(path)).sort();

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Returns the path of the page whose scripts are largest. */
function largestPage(): string {
  const sizeOf = (path: string) =>
    sum(countedScripts(path).map((script) => files.bytes(script.slice(1)).length));
  return pages.reduce((largest, page) => (sizeOf(page.path) > sizeOf(largest.path) ? page : largest)).path;
}

interface Requested {
  kind: string;
  url: URL;
}

/** Records the page's requests from now on, in order. */
function watchRequests(page: Page): Requested[] {
  const requested: Requested[] = [];
  page.on("request", (request: Request) =>
    requested.push({ kind: request.resourceType(), url: new URL(request.url()) }),
  );
  return requested;
}

const scriptsOf = (requested: readonly Requested[]) =>
  [...new Set(requested.filter(({ kind }) => kind === "script").map(({ url }) => url.pathname))].sort();

const besidesPhotos = (requested: readonly Requested[]) =>
  requested.filter(({ url }) => url.host !== photoHost);

for (const [name, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const { path } of samples) {
      // A single load, on a slow connection with heavy photos, tests all of this.
      test(`${path} loads counted scripts after its words and hardly shifts`, async ({ page }) => {
        const requested = watchRequests(page);
        await startOnlyByPaint(page);
        await delayFonts(page);
        await page.route(({ host }) => host === photoHost, answerHeavily);
        await page.goto(path);
        await quiet(page);

        await test.step("loads the counted scripts after the first paint", async () => {
          expect(scriptsOf(requested)).toEqual(countedScripts(path));
          const { paint, script } = await page.evaluate(() => ({
            paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
            script: performance
              .getEntriesByType("resource")
              .find(({ name: url }) => /\/_next\/static\/.*\.js$/.test(url))?.startTime,
          }));
          expect(paint).toBeGreaterThan(0);
          expect(script).toBeGreaterThanOrEqual(paint ?? Number.POSITIVE_INFINITY);
        });

        await test.step("loads little else, and nothing twice", async () => {
          const urls = requested.map(({ url }) => url.href);
          expect(
            urls.filter((url, index) => urls.indexOf(url) !== index),
            "requested twice",
          ).toEqual([]);
          // These fonts contain every letter on the page.
          const fonts = requested.map(({ url }) => url.pathname).filter((url) => url.endsWith(".woff2"));
          expect(fonts.sort()).toEqual(fontUrls(documentOf(path)).sort());
          // The first screen's photo is preloaded at the width that is shown.
          const first = await page
            .locator("img.photo[fetchpriority=high]")
            .evaluateAll((photos) =>
              photos.map((photo) => new URL((photo as HTMLImageElement).currentSrc).pathname),
            );
          for (const photo of first)
            expect(requested.filter(({ url }) => url.pathname === photo)).toHaveLength(1);
          expect(besidesPhotos(requested).length, "requests besides photos").toBeLessThanOrEqual(
            budgets.requests.limit,
          );
        });

        await test.step("has its words or its first picture as the largest paint", async () => {
          // Before scrolling: afterward, the browser reports no larger paint.
          const { largest } = await pageLoadOf(page);
          expect(largest, "a largest paint").toBeDefined();
          expect(largest?.url === "" || largest?.prioritized, largest?.element).toBe(true);
        });

        await test.step("shows its words in its own typefaces", () => hasOwnFonts(page));

        await test.step("hardly shifts down to its end", async () => {
          await scrollToEnd(page);
          await picturesCame(page);
          await comeToRest(page);
          await expectNoShift(page);
        });
      });
    }
  });
}

/** Holds fonts back until the first words are painted in substitute fonts, as on a slow connection. */
async function delayFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
}

async function hasOwnFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOf(page, "h1, h2")).toEqual([expect.stringMatching(/^Bricolage Grotesque/)]);
  // Onboarding's welcome is set in the heading typeface.
  expect(await fontsOf(page, "p:not(.onboarding-welcome)")).toEqual([expect.stringMatching(/^Figtree/)]);
}

/** Returns the fonts that draw the first visible one of these elements. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  await devTools.send("DOM.getDocument");
  const { result } = await devTools.send("Runtime.evaluate", {
    expression: `[...document.querySelectorAll("${selector}")].find((element) => element.checkVisibility())`,
  });
  const { nodeId } = await devTools.send("DOM.requestNode", { objectId: result.objectId ?? "" });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

async function expectNoShift(page: Page): Promise<void> {
  const { shifts } = await pageLoadOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(maxShift);
}

/** Answers with a picture heavy enough to be the largest paint: Chromium ignores any under 0.05 bits per pixel. */
function answerHeavily(route: Route): Promise<void> {
  const picture = pictureFor(new URL(route.request().url()));
  return route.fulfill({ ...picture, body: `${picture.body}<!--${"x".repeat(60_000)}-->` });
}

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("the page with the largest scripts loads onboarding within its budget", async ({ page }) => {
    const path = largestPage();
    const requested = watchRequests(page);
    await delayFonts(page);
    await page.goto(path);
    await quiet(page);
    await hasOwnFonts(page);
    await expectNoShift(page);
    const [scripts, own] = [scriptsOf(requested), countedScripts(path)];
    expect(scripts).toEqual(expect.arrayContaining(own));
    expect(scripts.length).toBeGreaterThan(own.length);
    const pageData = pageDataUrls(documentOf(path));
    const code = scripts.filter((script) => !pageData.includes(script));
    const sizes = await Promise.all(code.map((script) => brotliSize(script, files.bytes(script.slice(1)))));
    expect(sum(sizes)).toBeLessThanOrEqual(firstVisitLimit);
    expect(besidesPhotos(requested).length, "requests besides photos").toBeLessThanOrEqual(
      budgets.requests.limit,
    );
  });
});
