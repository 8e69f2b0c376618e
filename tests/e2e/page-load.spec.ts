import type { Page, Route } from "@playwright/test";
import { pages } from "../../lib/site/registry.ts";
import { firstVisitLimit, fontUrls, sentSize } from "../../scripts/budgets.ts";
import { scriptUrls, unpaintedStartMs } from "../../scripts/post-build/defer-scripts.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { fileFor, folderFiles } from "../../scripts/post-build/read-site.ts";
import { viewports } from "../scenarios/list.ts";
import { loadFontsAndImages } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration, waitForImages } from "../scenarios/wait.ts";
import {
  expectNoShift,
  expectStableLoad,
  holdChunks,
  scrollToEnd,
  waitForNetwork,
} from "../support/page-load.ts";
import { photoHost } from "../support/photos.ts";
import { expect, test } from "../support/test.ts";

const files = folderFiles("out");
const documentOf = (path: string) => parseHtml(files.text(fileFor(path, files) ?? path));

/** The scripts that the build counts for a page. */
const countedScripts = (path: string) => scriptUrls(documentOf(path)).sort();

/** Returns a list that records the requests from now on, but those of photos. */
function recordOwn(page: Page): readonly { kind: string; path: string }[] {
  const requests: { kind: string; path: string }[] = [];
  page.on("request", (request) => {
    const { host, pathname } = new URL(request.url());
    if (host !== photoHost) requests.push({ kind: request.resourceType(), path: pathname });
  });
  return requests;
}

const scriptsOf = (requests: ReturnType<typeof recordOwn>) =>
  requests.flatMap(({ kind, path }) => (kind === "script" ? [path] : [])).sort();

/**
 * Writes the fonts' states into the page before the fonts arrive: Chromium later lists fallbacks as unloaded again. Firefox would
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

/** Holds fonts back until the first words are painted in fallback fonts, as on a slow connection. */
async function afterFirstPaint(route: Route): Promise<void> {
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await route.request().frame().waitForFunction(isPainted);
  await route.continue();
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

/** Expects that a page has loaded its own typefaces, and before them fallbacks of their widths. */
async function expectFonts(page: Page, path: string, requests: ReturnType<typeof recordOwn>): Promise<void> {
  // The preloaded fonts contain every letter on the page, but for accented ones.
  const preloaded = fontUrls(documentOf(path));
  const fonts = requests.map((request) => request.path).filter((url) => url.endsWith(".woff2"));
  const others = fonts.filter((url) => !preloaded.includes(url));
  expect(fonts).toEqual(expect.arrayContaining(preloaded));
  expect(others.length > 0, others.join()).toBe(/[À-ÖØ-öø-ſ]/.test(await page.locator("body").innerText()));
  expect(await fontsOf(page, "h1, h2")).toEqual([expect.stringMatching(/^Bricolage Grotesque/)]);
  // Onboarding's welcome is set in the heading typeface.
  expect(await fontsOf(page, "p:not(.font-display)")).toEqual([expect.stringMatching(/^Figtree/)]);
  const states = (await page.locator("html").getAttribute("data-fonts"))?.split(",") ?? [];
  const fallbacks = states.filter((state) => /Arial|Roboto/.test(state));
  expect(fallbacks).not.toHaveLength(0);
  expect(fallbacks.filter((state) => /unloaded/.test(state))).toEqual([]);
}

/** Returns the names of motions without end. Runs in the page. */
const endlessMotions = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    .map((motion) => (motion instanceof CSSAnimation ? motion.animationName : motion.id));

async function screenshotOf(page: Page): Promise<Buffer> {
  await loadFontsAndImages(page);
  return page.screenshot({ fullPage: true });
}

test.use({ viewport: viewports.phone });
test.beforeEach(async ({ page }) => {
  await startOnlyByPaint(page);
  await page.addInitScript(listFonts);
  await page.route("**/*.woff2", afterFirstPaint);
});

for (const { path } of pages)
  test(`${path} loads in order, hardly shifts, and looks the same without its scripts`, async ({ page }) => {
    const requests = recordOwn(page);
    const release = await holdChunks(page);
    // Not "load", which requested scripts delay.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    await waitForImages(page);
    // Before scrolling: afterward, the browser reports no larger paint.
    await expectStableLoad(page);

    await test.step("down to its end, under a header that stays", async () => {
      await scrollToEnd(page);
      await waitForImages(page);
      await waitForAnimations(page);
      await expectNoShift(page);
      expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
      expect(await page.evaluate(endlessMotions)).toEqual([]);
    });

    await test.step("without its whole stylesheet and its scripts", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const before = await screenshotOf(page);
      release();
      await waitForHydration(page);
      // scenarios.spec.ts shows differences.
      expect((await screenshotOf(page)).equals(before), "the screenshots are the same").toBe(true);
    });

    await test.step("with the counted scripts, after the first paint", async () => {
      await waitForNetwork(page);
      expect(scriptsOf(requests)).toEqual(countedScripts(path));
      const urls = requests.map((request) => request.path);
      expect(urls, "nothing is requested twice").toEqual([...new Set(urls)]);
      await expectFonts(page, path, requests);
      const { paint = 0, script } = await page.evaluate(() => ({
        paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
        script: performance.getEntriesByType("resource").find(({ name }) => /\/_next\/.*\.js$/.test(name))
          ?.startTime,
      }));
      expect(paint).toBeGreaterThan(0);
      expect(script).toBeGreaterThanOrEqual(paint);
    });
  });

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("the page with the most scripts loads onboarding within its budget", async ({ page }) => {
    const [path = ""] = pages
      .map((each) => each.path)
      .sort((one, other) => countedScripts(other).length - countedScripts(one).length);
    const requests = recordOwn(page);
    await page.goto(path);
    await waitForNetwork(page);
    await expectNoShift(page);
    await expectFonts(page, path, requests);
    const scripts = scriptsOf(requests);
    expect(scripts).toEqual(expect.arrayContaining(countedScripts(path)));
    expect(scripts.length).toBeGreaterThan(countedScripts(path).length);
    const sizes = await Promise.all(scripts.map((url) => sentSize(url, files.bytes(url.slice(1)))));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(firstVisitLimit);
  });
});
