import type { Page, Route } from "@playwright/test";
import { loadPages } from "../../lib/build/registry.ts";
import { budgets, firstVisitLimit } from "../../scripts/budgets/limits.ts";
import { brotliSize, fontUrls } from "../../scripts/budgets/weigh.ts";
import { scriptUrls, unpaintedStartMs } from "../../scripts/post-build/defer-scripts.ts";
import { fileFor, folderFiles } from "../../scripts/post-build/files.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { viewports } from "../scenarios/list.ts";
import { waitForAnimations, waitForImages } from "../scenarios/wait.ts";
import { pageLoadOf, scrollToEnd, waitForNetwork } from "../support/page-load.ts";
import { photoHost, pictureFor } from "../support/photos.ts";
import { loadSamplePages } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadPages();
// The page with a photo first, and lazy pictures. The first visit is to a form.
const samples = await loadSamplePages(["/"]);
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

/** Loads a page on a slow connection, and expects few requests and its own typefaces. Returns the URLs of its scripts. */
async function load(page: Page, path: string): Promise<readonly string[]> {
  const requested: { kind: string; url: URL }[] = [];
  page.on("request", (request) =>
    requested.push({ kind: request.resourceType(), url: new URL(request.url()) }),
  );
  await startOnlyByPaint(page);
  await page.addInitScript(listFonts);
  await page.route("**/*.woff2", afterFirstPaint);
  await page.route(({ host }) => host === photoHost, answerHeavily);
  await page.goto(path);
  await waitForNetwork(page);

  const own = requested.filter(({ url }) => url.host !== photoHost);
  expect(own.length, "requests besides photos").toBeLessThanOrEqual(budgets.requests.limit);
  // The preloaded fonts contain every letter on the page, but for accented ones.
  const fonts = own.map(({ url }) => url.pathname).filter((url) => url.endsWith(".woff2"));
  const others = fonts.filter((url) => !fontUrls(documentOf(path)).includes(url));
  expect(fonts).toEqual(expect.arrayContaining(fontUrls(documentOf(path))));
  expect(others.length > 0, others.join()).toBe(/[À-ÖØ-öø-ſ]/.test(await page.locator("body").innerText()));
  expect(await fontsOf(page, "h1, h2")).toEqual([expect.stringMatching(/^Bricolage Grotesque/)]);
  // Onboarding's welcome is set in the heading typeface.
  expect(await fontsOf(page, "p:not(.font-display)")).toEqual([expect.stringMatching(/^Figtree/)]);
  const states = (await page.locator("html").getAttribute("data-fonts"))?.split(",") ?? [];
  const substitutes = states.filter((state) => /Arial|Roboto/.test(state));
  expect(substitutes).not.toHaveLength(0);
  expect(
    substitutes.filter((state) => /unloaded/.test(state)),
    "substitutes of fonts",
  ).toEqual([]);
  // A photo of the first screen is preloaded at the width that is shown.
  const urls = requested.map(({ url }) => url.host + url.pathname);
  expect(urls, "nothing is requested twice").toEqual([...new Set(urls)]);
  return own.flatMap(({ kind, url }) => (kind === "script" ? [url.pathname] : [])).sort();
}

/**
 * Writes the fonts' states into the page before the fonts arrive: Chromium later lists substitutes as unloaded again. Firefox would
 * load none by itself while the font is loading. Runs in the page.
 */
function listFonts(): void {
  addEventListener("DOMContentLoaded", () => {
    const states = [...document.fonts].map(({ family, status }) => `${family} ${status}`);
    document.documentElement.dataset.fonts = states.join();
  });
}

/** Removes the timeout after which scripts start unpainted: a busy machine may reach it before the first paint. */
async function startOnlyByPaint(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (job: () => void, wait = 0, ...args: []) =>
        wait === limit ? 0 : setTimeout(job, wait, ...args),
    });
  }, unpaintedStartMs);
}

/** Holds fonts back until the first words are painted in substitute fonts, as on a slow connection. */
async function afterFirstPaint(route: Route): Promise<void> {
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await route.request().frame().waitForFunction(isPainted);
  await route.continue();
}

/** Answers with a picture heavy enough to be the largest paint: Chromium ignores any under 0.05 bits per pixel. */
function answerHeavily(route: Route): Promise<void> {
  const picture = pictureFor(new URL(route.request().url()));
  return route.fulfill({ ...picture, body: `${picture.body}<!--${"x".repeat(60_000)}-->` });
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
  // When fonts replace their substitutes.
  expect(sum(shifts.map(({ value }) => value)), JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
}

for (const [name, viewport] of Object.entries(viewports))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const { path } of samples)
      test(`${path} loads counted scripts after its words and hardly shifts`, async ({ page }) => {
        expect(await load(page, path)).toEqual(countedScripts(path));

        await test.step("requests scripts after the first paint", async () => {
          const { paint, script } = await page.evaluate(() => ({
            paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
            script: performance
              .getEntriesByType("resource")
              .find(({ name: url }) => /\/_next\/static\/.*\.js$/.test(url))?.startTime,
          }));
          expect(paint).toBeGreaterThan(0);
          expect(script).toBeGreaterThanOrEqual(paint ?? Number.POSITIVE_INFINITY);
        });

        await test.step("has its words or its first picture as the largest paint", async () => {
          // Before scrolling: afterward, the browser reports no larger paint.
          const { largest, isPhoto } = await pageLoadOf(page);
          // A page that begins with words may show any picture below them (tests/export/pictures.test.ts).
          const begins = (await page.locator('img[fetchpriority="high"]').count()) > 0;
          const picture = begins ? /^<img .*fetchpriority="high"/ : /^<img\b/;
          expect(largest).toMatch(isPhoto ? picture : /^<(h1|p)\b/);
        });

        await test.step("hardly shifts down to its end", async () => {
          await scrollToEnd(page);
          await waitForImages(page);
          await waitForAnimations(page);
          await expectNoShift(page);
        });
      });
  });

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("the page with the largest scripts loads onboarding within its budget", async ({ page }) => {
    const path = largestPage();
    const [scripts, own] = [await load(page, path), countedScripts(path)];
    await expectNoShift(page);
    expect(scripts).toEqual(expect.arrayContaining(own));
    expect(scripts.length).toBeGreaterThan(own.length);
    const sizes = await Promise.all(
      scripts.map((script) => brotliSize(script, files.bytes(script.slice(1)))),
    );
    expect(sum(sizes)).toBeLessThanOrEqual(firstVisitLimit);
  });
});
