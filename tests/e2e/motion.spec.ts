import type { Page } from "@playwright/test";
import dashboard from "../../content/pages/dashboard.ts";
import home from "../../content/pages/home.ts";
import { openPage, saveData, title } from "../support/open.ts";
import { scrollToEnd } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations, waitForImages } from "../support/wait.ts";

/** Records which parts of a page move from now on, at any frame. Runs in each page. */
function recordMotion(): void {
  const moved = new Set<string>();
  Object.assign(globalThis, { moved });
  const partOf = (element: Element) => {
    if (element.closest("img, svg, [role=img]")) return "a picture";
    if (element.closest("[data-reveal], [data-reveal-each]")) return "a section";
    return element.querySelector("h1") ? "the page" : "another part";
  };
  const look = () => {
    // With reduced motion, each takes 1 ms, so that the events of its end are still there.
    for (const { effect } of document.getAnimations())
      if (effect instanceof KeyframeEffect && effect.target && Number(effect.getTiming().duration) > 1)
        moved.add(partOf(effect.target));
    requestAnimationFrame(look);
  };
  look();
}

/** Returns the parts that have moved since the last call. */
const readMotion = (page: Page) =>
  page.evaluate(() => {
    const { moved } = globalThis as unknown as { moved: Set<string> };
    const parts = [...moved];
    moved.clear();
    return parts;
  });

/** Returns headings, texts and photos that are fainter than they should be. Runs in the page. */
const faint = () =>
  [...document.querySelectorAll("main :is(section, h1, h2, h3, p, li, img)")]
    .filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).opacity !== "1",
    )
    .map((part) => part.outerHTML.slice(0, 80));

/** Counts what moves by itself in the page, except the page as a whole. Runs in the page. */
const movingParts = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.getTiming().duration !== 0 &&
        effect.target?.matches("main > * *"),
    ).length;

/** Follows a link to a page, and waits until that page shows. */
async function follow(page: Page, path: string, name: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(title(page, name)).toBeFocused();
}

test("nothing moves in a page that replaces another", async ({ page }) => {
  await saveData(page);
  await openPage(page, home.path);
  await follow(page, dashboard.path, dashboard.greeting);
  expect(await page.evaluate(movingParts)).toBe(0);
  await follow(page, home.path, home.hero.title);
  expect(await page.evaluate(movingParts)).toBe(0);
});

test("pages, sections and pictures appear with motion, but not with reduced motion", {
  tag: "@thorough",
}, async ({ page }) => {
  const readToEnd = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await scrollToEnd(page, 160);
    await waitForImages(page);
    await waitForAnimations(page);
    // A photo that loads meanwhile fades in.
    await expect.poll(() => page.evaluate(faint)).toEqual([]);
    return readMotion(page);
  };
  await page.addInitScript(recordMotion);
  await saveData(page);
  await openPage(page, home.path);
  // The code that moves sections loads with the first scroll.
  const code = page.waitForResponse(/\.js$/);
  await page.mouse.wheel(0, 1);
  await (await code).finished();
  expect(await readToEnd()).toEqual(expect.arrayContaining(["a picture", "a section"]));
  await follow(page, dashboard.path, dashboard.greeting);
  expect(await readToEnd()).toContain("the page");

  await page.emulateMedia({ reducedMotion: "reduce" });
  // In a page that replaces another, and in the first one of a visit.
  await follow(page, home.path, home.hero.title);
  expect(await readToEnd()).toEqual([]);
  await openPage(page, home.path);
  expect(await readToEnd()).toEqual([]);
});
