import blog from "../../content/pages/blog.ts";
import home from "../../content/pages/home.ts";
import pricing from "../../content/pages/pricing.ts";
import products from "../../content/pages/products.ts";
import solutions from "../../content/pages/solutions.ts";
import { origin } from "../../lib/site/environment.ts";
import { pages } from "../../lib/site/registry.ts";
import { entriesOf } from "../../scripts/content/content.ts";
import { layoutIssues } from "../support/layout.ts";
import { holdFiles, openPage } from "../support/open.ts";
import { photoUrls } from "../support/photos.ts";
import { expect, test } from "../support/test.ts";

test("a word instead of a price may be long, as in a translation", async ({ page }) => {
  await openPage(page, pricing.path);
  const [price] = pricing.plans.map((plan) => plan.price).filter((text) => !/\d/.test(text));
  await page.getByText(`${price}`, { exact: true }).evaluate((word) => {
    word.textContent = "Benutzerdefiniert";
  });
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(layoutIssues), `at ${width} px`).toEqual([]);
  }
});

test("a hyphen breaks no word of a mentor's subject that has room on a line", async ({ page }) => {
  const texts = pages.flatMap(({ path, ...page }) => entriesOf(page).map((entry) => ({ path, ...entry })));
  const subjects = texts.filter(({ field }) => field.endsWith(".expertise"));
  const words = subjects.flatMap(({ value }) => `${value}`.match(/\S+-\S+/g) ?? []);
  for (const path of new Set([home.path, ...subjects.map((subject) => subject.path)])) {
    await openPage(page, path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const word of words)
        expect(await page.evaluate(linesOf, word), `${word} on ${path} at ${width} px`).toBe(1);
    }
  }
});

/** Returns the number of lines of a word, which "find in page" selects. Runs in the page. */
function linesOf(word: string): number | undefined {
  getSelection()?.empty();
  (globalThis as unknown as { find: (text: string) => boolean }).find(word);
  return getSelection()?.getRangeAt(0).getClientRects().length;
}

test("the description of a photo shows until the photo does", async ({ page }) => {
  await holdFiles(page, photoUrls);
  // Held photos delay the event "load".
  await page.goto(blog.path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "hydrated");
  const photos = page.locator("[data-photo=loading]");
  await expect(photos).toHaveCount(blog.articles.length);
  for (const photo of await photos.all()) await expect(photo).toHaveCSS("opacity", "1");
});

test("plans on A4 take two sheets, and their links show whole addresses", async ({ page }) => {
  await openPage(page, pricing.path);
  for (const margin of [0, "1cm"] as const) {
    const margins = { top: margin, right: margin, bottom: margin, left: margin };
    const print = (pageRanges: string) => page.pdf({ format: "A4", margin: margins, pageRanges });
    await print("2");
    await expect(print("3")).rejects.toThrow("range exceeds page count");
  }
  await page.emulateMedia({ media: "print" });
  const { label, href } = pricing.question;
  const address = await page
    .getByRole("link", { name: label })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toBe(`" (${origin}${href})"`);
});

test("pictures stay as they are where the system inverts colors", { tag: "@thorough" }, async ({ page }) => {
  for (const { path } of pages) {
    await openPage(page, path);
    expect(await page.evaluate(changedByInversion), path).toEqual([]);
  }
});

/** Returns the pictures that stay inverted, or move, with the rule that Media Queries 5 (7.4) gives browsers. Runs in the page. */
function changedByInversion(): string[] {
  const images = [...document.querySelectorAll("picture > img")];
  const boxes = () => images.map((image) => JSON.stringify(image.getBoundingClientRect()));
  const before = boxes();
  const rule = new CSSStyleSheet();
  rule.replaceSync("img:not(picture > img), picture, video { filter: invert(100%) }");
  document.adoptedStyleSheets = [rule];
  const after = boxes();
  // Without a box, the filter of a picture does nothing.
  const hasBox = ({ parentElement: picture }: Element) =>
    picture !== null && getComputedStyle(picture).display !== "contents";
  const changed = images.filter((image, index) => !hasBox(image) || before[index] !== after[index]);
  return changed.map((image) => image.outerHTML.slice(0, 120));
}

/** Returns which entries are equal: for each, the place of the first one that equals it. */
const groups = (entries: readonly string[]) => entries.map((entry) => entries.indexOf(entry));

for (const forcedColors of ["none", "active"] as const)
  test(`only cards with one color look alike; forced colors: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    for (const { path, cards } of [{ path: products.path, cards: products.products }, solutions]) {
      await openPage(page, path);
      const styles = cards.map(({ title }) =>
        page
          .locator("article, li")
          .filter({ has: page.getByRole("heading", { name: title }) })
          .locator(":has(> .lucide)")
          .first()
          .evaluate((chip) => {
            const { backgroundColor, borderWidth } = getComputedStyle(chip);
            const hasOwnColors = !matchMedia("(forced-colors: active)").matches;
            return hasOwnColors ? backgroundColor : backgroundColor + borderWidth;
          }),
      );
      expect(groups(await Promise.all(styles)), path).toEqual(groups(cards.map(({ color }) => color)));
    }
  });
