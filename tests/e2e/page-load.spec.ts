import { dirname } from "node:path/posix";
import type { Page, Route } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import blog from "../../content/pages/blog.ts";
import dashboard from "../../content/pages/dashboard.ts";
import health from "../../content/pages/health.ts";
import home from "../../content/pages/home.ts";
import pricing from "../../content/pages/pricing.ts";
import { pages } from "../../lib/site/registry.ts";
import { firstVisitLimit, scriptUrls, weigherOf } from "../../scripts/budgets.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { fileFor, folderFiles } from "../../scripts/post-build/read-site.ts";
import { viewports } from "../scenarios/list.ts";
import { summary } from "../scenarios/menu.ts";
import { loadFontsAndImages, openPage } from "../scenarios/open.ts";
import { waitForAnimations, waitForHydration, waitForImages } from "../scenarios/wait.ts";
import {
  expectNoShift,
  expectStableLoad,
  holdFiles,
  pageLoadOf,
  scrollToEnd,
  waitForNetwork,
} from "../support/page-load.ts";
import { otherHosts } from "../support/photos.ts";
import { expect, test } from "../support/test.ts";

const files = folderFiles("out");
const weigh = weigherOf(files);

/** The scripts that the build counts for a page. */
const countedScripts = (path: string) =>
  scriptUrls(parseHtml(files.text(fileFor(path, files) ?? path))).sort();

/** Returns a list that records the requests from now on, except to other hosts. */
function recordOwn(page: Page): readonly { kind: string; path: string }[] {
  const requests: { kind: string; path: string }[] = [];
  page.on("request", (request) => {
    const { host, pathname } = new URL(request.url());
    if (!otherHosts.includes(host)) requests.push({ kind: request.resourceType(), path: pathname });
  });
  return requests;
}

/** Returns the pages whose data the router has requested. */
const fetchedAhead = (requests: ReturnType<typeof recordOwn>) =>
  requests.flatMap(({ path }) => (path.endsWith("__PAGE__.txt") ? [dirname(path)] : []));

const scriptsOf = (requests: ReturnType<typeof recordOwn>) =>
  requests.flatMap(({ kind, path }) => (kind === "script" ? [path] : [])).sort();
const fontsOf = (requests: ReturnType<typeof recordOwn>) => requests.filter(({ kind }) => kind === "font");
const preloadedFonts = (page: Page) => page.locator('link[as="font"]');

/** Holds fonts back until the first text is painted in fallback fonts, as on a slow connection. */
async function afterFirstPaint(route: Route): Promise<void> {
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await route.request().frame().waitForFunction(isPainted);
  await route.continue();
}

/** Returns the names of motions without end. Runs in the page. */
const endlessMotions = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    .map((motion) => (motion instanceof CSSAnimation ? motion.animationName : motion.id));

async function screenshotOf(page: Page): Promise<Buffer> {
  await loadFontsAndImages(page);
  return page.screenshot({ fullPage: true, type: "jpeg" });
}

test.use({ viewport: viewports.phone });
test.beforeEach(({ page }) => page.route("**/*.woff2", afterFirstPaint));

/** One page of each layout. Marketers edit the first three most often. */
const layouts = [home, blog, pricing, dashboard, health];

for (const [index, { path }] of layouts.entries())
  test(`${path} loads in order, hardly shifts, and looks the same without its scripts`, {
    tag: index < 3 ? [] : "@thorough",
  }, async ({ page }) => {
    const requests = recordOwn(page);
    const release = await holdFiles(page);
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
      expect((await screenshotOf(page)).equals(before), "the screenshots are the same").toBe(true);
    });

    await test.step("with the counted fonts, and nothing twice", async () => {
      // It also fetches pages ahead, and more of them for the menu.
      await summary(page, navigation.labels.menu).click();
      await expect.poll(() => fetchedAhead(requests)).toContain(path === "/" ? "/about" : "/");
      await waitForNetwork(page);
      // Letters such as the "á" of a name need more.
      const isPlain = !/[À-ɏ]/.test(await page.locator("body").innerText());
      if (isPlain) expect(fontsOf(requests)).toHaveLength(await preloadedFonts(page).count());
      const urls = requests.map((request) => request.path);
      expect(urls, "nothing is requested twice").toEqual([...new Set(urls)]);
    });

    await test.step("with the counted scripts, and those of pages that it fetches ahead in 60 kB", async () => {
      const counted = countedScripts(path);
      const scripts = scriptsOf(requests);
      expect(scripts).toEqual(expect.arrayContaining(counted));
      const others = [path, ...fetchedAhead(requests)].flatMap(countedScripts);
      expect(others).toEqual(expect.arrayContaining(scripts));
      const ahead = requests
        .map((request) => request.path)
        .filter((url) => url.endsWith(".txt") || (others.includes(url) && !counted.includes(url)));
      expect(fetchedAhead(requests).length).toBeGreaterThan(5);
      expect(await weigh(ahead)).toBeLessThanOrEqual(60_000);
    });
  });

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("the page with the most scripts loads onboarding within its budget", { tag: "@thorough" }, async ({
    page,
  }) => {
    const [path = ""] = pages
      .map((each) => each.path)
      .sort((one, other) => countedScripts(other).length - countedScripts(one).length);
    const requests = recordOwn(page);
    await openPage(page, path);
    // The code that moves onboarding's steps.
    await expect.poll(() => scriptsOf(requests).length).toBeGreaterThan(countedScripts(path).length);
    // The page behind onboarding is laid out.
    await waitForAnimations(page);
    await expectNoShift(page);
    expect(await pageLoadOf(page)).toMatchObject({ isOnboarding: true });
    expect(fontsOf(requests)).toHaveLength(await preloadedFonts(page).count());
    const scripts = scriptsOf(requests);
    expect(scripts).toEqual(expect.arrayContaining(countedScripts(path)));
    expect(await weigh(scripts)).toBeLessThanOrEqual(firstVisitLimit);
  });
});
