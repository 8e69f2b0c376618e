import { dirname } from "node:path/posix";
import type { Page, Route } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import blog from "../../content/pages/blog.ts";
import dashboard from "../../content/pages/dashboard.ts";
import health from "../../content/pages/health.ts";
import home from "../../content/pages/home.ts";
import pricing from "../../content/pages/pricing.ts";
import { budgets, weigh } from "../../scripts/post-build/budgets.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { summary } from "../support/menu.ts";
import { loadFontsAndImages, openPage, openWithoutScripts } from "../support/open.ts";
import { expectNoShift, expectStableLoad, pageLoadOf, scrollToEnd } from "../support/page-load.ts";
import { otherHosts } from "../support/photos.ts";
import { viewports } from "../support/scenarios.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations, waitForHydration, waitForImages } from "../support/wait.ts";

/** The scripts that the build counts for a page. */
const countedScripts = (path: string) => budgets.scripts.urlsOf(exportedPage(path));

/** Returns a list that records the paths of requests from now on, except to other hosts. */
function recordPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { host, pathname } = new URL(request.url());
    // Cloudflare redirects the "$" in the names of an article's files to "%24".
    if (!otherHosts.includes(host) && !request.redirectedFrom()) paths.push(decodeURIComponent(pathname));
  });
  return paths;
}

const ofType = (paths: readonly string[], ending: string) => paths.filter((path) => path.endsWith(ending));
/** Returns the pages whose data the router has requested. */
const fetchedAhead = (paths: readonly string[]) => ofType(paths, "__PAGE__.txt").map((path) => dirname(path));

/** Returns whether half a second has passed since the last response. Runs in the page. */
function isNetworkIdle(): boolean {
  const responses = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return performance.now() - Math.max(0, ...responses.map(({ responseEnd }) => responseEnd)) > 500;
}

/** Holds fonts back until the first text is painted in fallback fonts, as on a slow connection. */
async function afterFirstPaint(route: Route): Promise<void> {
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await route.request().frame().waitForFunction(isPainted);
  await route.continue();
}

/** Returns how many motions have no end. Runs in the page. */
const endlessMotions = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length;

async function screenshotOf(page: Page): Promise<Buffer> {
  await loadFontsAndImages(page);
  return page.screenshot({ fullPage: true, type: "jpeg" });
}

test.use({ viewport: viewports.phone });
test.beforeEach(({ page }) => page.route("**/*.woff2", afterFirstPaint));

/** One page of each layout. Marketers edit the first two most often. */
const layouts = [home, blog, pricing, dashboard, health];

for (const [index, { path }] of layouts.entries())
  test(`${path} loads in order, hardly shifts, and looks the same without its scripts`, {
    tag: index < 2 ? [] : "@thorough",
  }, async ({ page }) => {
    const paths = recordPaths(page);
    const release = await openWithoutScripts(page, path);
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
      expect(await page.evaluate(endlessMotions)).toBe(0);
    });

    await test.step("without its whole stylesheet and its scripts", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const before = await screenshotOf(page);
      release();
      await waitForHydration(page);
      expect((await screenshotOf(page)).equals(before), "the screenshots are the same").toBe(true);
    });

    await test.step("with the counted files, each once, and at most 60 kB of pages fetched ahead", async () => {
      // The open menu makes the page fetch more pages ahead.
      await summary(page, navigation.labels.menu).click();
      await expect.poll(() => fetchedAhead(paths)).toContain(path === home.path ? pricing.path : home.path);
      await page.waitForFunction(isNetworkIdle);
      expect(paths, "nothing is requested twice").toEqual([...new Set(paths)]);
      // Letters such as the "á" of a name need more fonts than are preloaded.
      if (!/[À-ɏ]/.test(await page.locator("body").innerText()))
        expect(ofType(paths, ".woff2")).toHaveLength(await page.locator('link[as="font"]').count());
      const counted = countedScripts(path);
      expect(paths).toEqual(expect.arrayContaining(counted));
      expect(fetchedAhead(paths).length).toBeGreaterThan(5);
      const ahead = [
        ...ofType(paths, ".txt"),
        ...ofType(paths, ".js").filter((url) => !counted.includes(url)),
      ];
      expect(await weigh(ahead, exportedSite.files)).toBeLessThanOrEqual(60);
    });
  });

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("the page with the most scripts, but no first picture, has onboarding in its budget, without a picture", {
    tag: "@thorough",
  }, async ({ page }) => {
    // Behind onboarding, a page loads its own first pictures.
    const [path = ""] = exportedSite.routes
      .filter((route) => !exportedPage(route).document.querySelector("main [loading=eager]"))
      .sort((one, other) => countedScripts(other).length - countedScripts(one).length);
    const paths = recordPaths(page);
    await openPage(page, path);
    // The code that moves onboarding's steps.
    await expect.poll(() => ofType(paths, ".js").length).toBeGreaterThan(countedScripts(path).length);
    // The page behind onboarding is laid out.
    await waitForAnimations(page);
    await expectNoShift(page);
    expect(await pageLoadOf(page)).toMatchObject({ isOnboarding: true });
    expect(await page.evaluate(endlessMotions)).toBe(0);
    expect(paths.filter((each) => each.startsWith("/art/"))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(countedScripts(path)));
    expect(await weigh(ofType(paths, ".js"), exportedSite.files)).toBeLessThanOrEqual(budgets.scripts.limit);
  });
});
