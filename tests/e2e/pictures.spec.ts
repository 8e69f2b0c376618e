import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { loadPages } from "../../lib/registry.ts";
import { findBrowser } from "../../scripts/browser/find.ts";
import { browserVersion } from "../../scripts/browser/version.ts";
import type { Difference } from "../../scripts/pictures/compare.ts";
import { writePicture } from "../../scripts/pictures/convert.ts";
import { differenceOf } from "../../scripts/pictures/difference.ts";
import {
  makerFile,
  referenceQuality as quality,
  referenceFile,
  referenceFolder,
  referenceMaker,
  whyNotComparable,
} from "../../scripts/pictures/references.ts";
import { takePicture } from "../../scripts/pictures/take.ts";
import { allScenarios, type Scenario, settings, type ViewportName } from "../../scripts/scenarios/list.ts";
import { openScenario, rememberVisit } from "../../scripts/scenarios/open.ts";
import { test as base, closeNetwork, expect, visitorOf } from "../support/test.ts";

/** With a blank page in which pictures are read and compared, one for all tests of a worker. */
const test = base.extend<object, { bench: Page }>({
  bench: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Where new references go when they are taken anew: see scripts/test-pictures.ts. */
const newReferences = process.env.NEW_REFERENCES;

const states = allScenarios(await loadPages());
const views = states.flatMap((state) => state.viewports.map((viewport) => ({ state, viewport })));
const reason = newReferences === undefined ? whyNotComparable(referenceMaker(), makerHere()) : undefined;

if (reason === undefined) {
  for (const { state, viewport } of views) {
    test.describe(() => {
      test.use(visitorOf(state));
      test(`${state.name} looks as it did on a ${viewport}`, async ({ page, bench }, info) => {
        const picture = await pictureOf(page, state, viewport);
        const file = referenceFile(state, viewport);
        if (newReferences !== undefined) {
          writeFileSync(join(newReferences, file), picture);
          return;
        }
        const before = readFileSync(join(referenceFolder, file));
        const difference = await differenceOf(bench, before, picture);
        if (difference) {
          const marked = await writePicture(bench, difference.marked, quality);
          const pictures = { before, after: picture, marked };
          for (const [name, bytes] of Object.entries(pictures))
            writeFileSync(info.outputPath(`${name}.webp`), bytes);
        }
        expect(difference && wordsFor(difference, info.outputDir)).toBeUndefined();
      });
    });
  }
} else {
  // One line, not one for every picture: nothing here is broken.
  test.skip(`pictures are not compared: ${reason}`, () => {});
}

if (newReferences === undefined) {
  test("there is one reference for each state and window, and they are small", () => {
    const files = readdirSync(referenceFolder).filter((file) => file !== makerFile);
    expect(files.sort()).toEqual(views.map(({ state, viewport }) => referenceFile(state, viewport)).sort());
    const bytes = files.reduce((sum, file) => sum + statSync(join(referenceFolder, file)).size, 0);
    expect(bytes).toBeLessThan(6_000_000);
  });
}

test.describe("a picture", () => {
  const pricing = states.find(({ name }) => name === "pricing") as Scenario;

  for (const viewport of pricing.viewports) {
    test(`on a ${viewport} is the same twice, and another when a button moved by 8 pixels or lost its colour`, async ({
      page,
      bench,
    }) => {
      const before = await pictureOf(page, pricing, viewport);
      const compare = async () =>
        differenceOf(bench, before, await takePicture(page, { whole: true, quality }));
      expect(await compare()).toBeUndefined();
      const button = page.getByRole("main").getByRole("link", { name: "Get Started" }).first();
      const style = (property: string, value: string) =>
        button.evaluate((element, set) => element.style.setProperty(...set), [property, value] as const);
      await style("translate", "8px 0");
      expect((await compare())?.densest.share).toBeGreaterThan(0.1);
      await style("translate", "0 8px");
      expect((await compare())?.densest.share).toBeGreaterThan(0.1);
      await style("translate", "none");
      expect(await compare()).toBeUndefined();
      await style("background", "gray");
      expect((await compare())?.densest.share).toBeGreaterThan(0.5);
    });
  }
});

test("a picture has the site's letters, however late they come", async ({
  page,
  bench,
  browser,
  baseURL,
  troubles,
}) => {
  const pricing = states.find(({ name }) => name === "pricing") as Scenario;
  const soon = await pictureOf(page, pricing, "phone");
  // Another visitor, with nothing in the cache, whose fonts come when the page has been painted without them.
  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  await closeNetwork(visitor, troubles);
  await rememberVisit(visitor);
  let painted = () => {};
  const paint = new Promise<void>((resolve) => {
    painted = resolve;
  });
  await visitor.exposeFunction("painted", painted);
  await visitor.addInitScript(() => {
    new PerformanceObserver(() => (globalThis as unknown as { painted: () => void }).painted()).observe({
      type: "paint",
      buffered: true,
    });
  });
  await visitor.route(/\.woff2$/, async (route) => {
    await paint;
    await route.continue();
  });
  const late = await pictureOf(await visitor.newPage(), pricing, "phone");
  expect(await differenceOf(bench, soon, late)).toBeUndefined();
  await visitor.close();
});

/** The state as it always looks: on one day, without motion. A page from top to end, else what is in the window. */
async function pictureOf(page: Page, state: Scenario, viewport: ViewportName): Promise<Buffer> {
  await page.clock.setFixedTime(new Date("2026-11-15T12:00:00Z"));
  await page.emulateMedia({ ...settings["reduced motion"] });
  await openScenario(page, state, viewport);
  return takePicture(page, { whole: state.steps.length === 0 && !state.firstVisit, quality });
}

function wordsFor({ share, densest: { x, y } }: Difference, folder: string): string {
  return (
    `${(share * 100).toFixed(2)} % of the picture differs, most of it at ${x}, ${y}: see before.webp, after.webp and ` +
    `marked.webp in ${folder}. If the change is wanted: npm run test:pictures -- --update`
  );
}

function makerHere() {
  const browser = findBrowser();
  // Asked once: the processes that run the tests inherit the answer.
  process.env.BROWSER_VERSION ??= (browser && browserVersion(browser)) ?? "of unknown version";
  return { browser: process.env.BROWSER_VERSION, system: process.platform };
}
