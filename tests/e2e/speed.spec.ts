import type { Page, Route } from "@playwright/test";
import { siteEnvironment } from "../../lib/environment.ts";
import { loadPages } from "../../lib/registry.ts";
import { brotliSize } from "../../scripts/budgets/brotli.ts";
import { readFloor } from "../../scripts/budgets/floor.ts";
import { floorShare, limits } from "../../scripts/budgets/limits.ts";
import { requestsOf } from "../../scripts/budgets/requests.ts";
import { folderFiles } from "../../scripts/export/files.ts";
import { readSite } from "../../scripts/export/read-site.ts";
import { photoHost, pictureFor } from "../../scripts/states/photos.ts";
import { quiet } from "../../scripts/states/ready.ts";
import { arrivalOf, scrollToEnd, watchArrival } from "../support/arrival.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadPages();
const files = folderFiles("out");
const site = readSite(
  files,
  pages.map(({ path }) => path),
  siteEnvironment(),
);
const widths = [390, 1280];

/** The scripts that the build counts for a page. */
function countedScripts(path: string): string[] {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not exported.`);
  return [...requestsOf(page.document, files).scripts].sort();
}

async function bytesOf(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((path) => brotliSize(path, files.bytes(path.slice(1)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Opens a page and answers what was asked for until nothing more is. */
async function requestsUntilIdle(page: Page, path: string) {
  const requests: { kind: string; address: URL }[] = [];
  page.on("request", (request) =>
    requests.push({ kind: request.resourceType(), address: new URL(request.url()) }),
  );
  await page.goto(path);
  await quiet(page);
  const ofScripts = requests.filter(({ kind }) => kind === "script").map(({ address }) => address.pathname);
  return { requests, scripts: [...new Set(ofScripts)].sort() };
}

test.describe("until it is idle, in a wide window,", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  for (const { path } of pages) {
    test(`${path} loads the scripts that the build counts, and little else`, async ({ page, baseURL }) => {
      const { requests, scripts } = await requestsUntilIdle(page, path);
      expect(scripts).toEqual(countedScripts(path));
      const hosts = new Set(requests.map(({ address }) => address.host));
      hosts.delete(new URL(baseURL ?? "").host);
      hosts.delete(photoHost);
      expect([...hosts], "third parties").toEqual([]);
      const asked = requests.map(({ address }) => address.href);
      expect(
        asked.filter((address, index) => asked.indexOf(address) !== index),
        "asked for twice",
      ).toEqual([]);
      // Whatever their widths: what is preloaded for the first screen is what is shown there.
      const first = await page
        .locator("img.photo[fetchpriority=high]")
        .evaluateAll((photos) =>
          photos.map((photo) => new URL((photo as HTMLImageElement).currentSrc).pathname),
        );
      for (const photo of first)
        expect(requests.filter(({ address }) => address.pathname === photo)).toHaveLength(1);
      const besidesPhotos = requests.filter(({ address }) => address.host !== photoHost);
      expect(besidesPhotos.length, "requests besides photos").toBeLessThanOrEqual(limits.requests);
    });
  }
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  for (const { path } of pages) {
    test(`${path} loads the wizard's code beside its own, within the same budget`, async ({ page }) => {
      const { requests, scripts } = await requestsUntilIdle(page, path);
      const own = countedScripts(path);
      expect(scripts).toEqual(expect.arrayContaining(own));
      expect(scripts.length).toBeGreaterThan(own.length);
      expect(await bytesOf(scripts)).toBeLessThanOrEqual(readFloor().javaScript * floorShare);
      const besidesPhotos = requests.filter(({ address }) => address.host !== photoHost);
      expect(besidesPhotos.length, "requests besides photos").toBeLessThanOrEqual(limits.requests);
    });
  }
});

test.describe("the page behind a link", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("is fetched when a visitor turns to the link, once, and no other page is", async ({ page }) => {
    const { requests } = await requestsUntilIdle(page, "/");
    const payloads = () =>
      requests.map(({ address }) => address.pathname).filter((path) => path.includes("__PAGE__"));
    expect(payloads()).toEqual([]);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Blog" });
    await link.hover();
    await expect.poll(payloads).toEqual(["/blog/__next.blog.__PAGE__.txt"]);
    await link.focus();
    await page.getByRole("contentinfo").getByRole("link", { name: "Demo" }).focus();
    await expect.poll(payloads).toEqual(["/blog/__next.blog.__PAGE__.txt", "/demo/__next.demo.__PAGE__.txt"]);
  });

  test("is there at once when the link is followed", async ({ page }) => {
    const { requests } = await requestsUntilIdle(page, "/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Blog" });
    await Promise.all([page.waitForResponse(/\/__next\.blog\.__PAGE__\.txt/), link.hover()]);
    // The page's own: under the pointer another link may come to stand, whose page is fetched ahead in turn.
    const payloads = () => requests.filter(({ address }) => address.pathname.startsWith("/blog/")).length;
    const before = payloads();
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(payloads()).toBe(before);
  });
});

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { path } of pages) {
      test(`${path} paints its text or first picture largest, and stands still to its end, however late its fonts come`, async ({
        page,
      }) => {
        await watchArrival(page);
        // After the first paint: what stands in the substitute has been seen, and must not move.
        await page.route("**/*.woff2", async (route) => {
          await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
          await route.continue();
        });
        await page.route(({ host }) => host === photoHost, answerHeavily);
        await page.goto(path);
        await quiet(page);
        // Before scrolling, which ends the search for the largest paint.
        const { largest } = await arrivalOf(page);
        expect(largest, "a largest paint").toBeDefined();
        expect(largest?.address === "" || largest?.prioritised, largest?.element).toBe(true);
        await page.evaluate(() => document.fonts.ready);
        await scrollToEnd(page);
        await quiet(page);
        expect((await arrivalOf(page)).shifts).toEqual([]);
      });
    }
  });
}

/** A picture that is heavy enough to count as the largest paint: Chromium leaves out those of under 0.05 bits a pixel. */
function answerHeavily(route: Route): Promise<void> {
  const picture = pictureFor(new URL(route.request().url()));
  return route.fulfill({ ...picture, body: `${picture.body}<!--${"x".repeat(60_000)}-->` });
}
