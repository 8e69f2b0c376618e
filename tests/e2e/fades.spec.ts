import type { Page } from "@playwright/test";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import education from "../../content/pages/education.ts";
import freelancers from "../../content/pages/freelancers.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { quiet } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";
import { pointOn } from "../support/touch.ts";

/**
 * Records each fade with its duration in milliseconds ("page-in 200"), and the text of the element that had the focus when
 * the last fade began.
 */
function recordFades(): void {
  const fades: string[] = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(
      () => {
        Object.assign(globalThis, { focused: document.activeElement?.textContent });
        for (const animation of document.getAnimations()) {
          const effect = animation.effect as KeyframeEffect;
          const end = Number(effect.getComputedTiming().endTime);
          if (effect.pseudoElement && /page-(in|out)/.test((animation as CSSAnimation).animationName)) {
            fades.push(`${(animation as CSSAnimation).animationName} ${end}`);
          }
        }
      },
      () => undefined,
    );
    return transition;
  };
  Object.assign(globalThis, { fades });
}

/** Pauses the first page fade at its beginning, until the test finishes its animations. */
function holdFade(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    document.startViewTransition = start;
    const transition = start(update);
    transition.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause();
      Object.assign(globalThis, { held: true });
    });
    return transition;
  };
}

/** What Next.js adds to the window. */
interface Next {
  next: { router: { refresh: () => void } };
}

const [, , , , , , blogItem] = navigation.items;

/** Finds a link by its URL, because marketers may change its label. */
const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const fadesOf = () => [...(globalThis as unknown as { fades: string[] }).fades].sort();

test.use({ viewport: viewports.desktop });

const footerLinkTo = async (page: Page, path: string) => {
  await footerLink(page, path).click();
  await expect(page).toHaveURL(path);
};

test.describe("pages", () => {
  test("fade in at their top, with the focus on their heading", async ({ page }) => {
    await page.addInitScript(recordFades);
    await page.goto("/pricing");
    await ready(page);

    await test.step("do not fade when the router renders one again", async () => {
      // The router does this by itself now and then, soon after a page has loaded.
      await Promise.all([
        page.waitForResponse(/\/pricing\.txt/),
        page.evaluate(() => (window as unknown as Next).next.router.refresh()),
      ]);
      await quiet(page);
      expect(await page.evaluate(fadesOf)).toEqual([]);
    });

    await test.step("fade out and in, even between pages of one section", async () => {
      await footerLinkTo(page, education.path);
      await expect.poll(() => page.evaluate(fadesOf)).toEqual(["page-in 200", "page-out 140"]);
      // The focus moves before the page has faded in.
      expect(await page.evaluate(() => (globalThis as unknown as { focused: string }).focused)).toBe(
        education.hero.title,
      );
      expect(await scrollAt(page, education.hero.title)).toBe(0);
      await footerLinkTo(page, freelancers.path);
      await expect.poll(() => page.evaluate(fadesOf)).toHaveLength(4);
    });

    await test.step("fade in an instant with reduced motion", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await footerLinkTo(page, about.path);
      await expect
        .poll(async () => (await page.evaluate(fadesOf)).filter((fade) => fade.endsWith(" 1")))
        .toEqual(["page-in 1", "page-out 1"]);
    });
  });

  test("take a click in the header while they fade", async ({ page }) => {
    await page.addInitScript(holdFade);
    await page.goto("/pricing");
    await ready(page);
    const blogLink = page.getByRole("banner").getByRole("link", { name: blogItem.name });
    const { x, y } = await pointOn(blogLink);
    await footerLink(page, about.path).click();
    await page.waitForFunction(() => "held" in globalThis);
    // The old page is still visible: a picture of an empty window would be 5 kB.
    const picture = await page.screenshot({ clip: { x: 0, y: 80, width: 1280, height: 600 } });
    expect(picture.length, "bytes of the picture").toBeGreaterThan(20_000);
    await page.mouse.click(x, y);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page).toHaveURL("/blog");
  });

  test("fade in where they were scrolled when the visitor goes back", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await footerLink(page, about.path).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    await footerLink(page, about.path).click();
    await scrollAt(page, about.head.title);
    const shown = page.locator("main > div");
    await expect(shown).toHaveCSS("animation-name", "none");
    await page.goBack();
    // Going back, the framework fades no page out.
    await expect(shown).toHaveCSS("animation-name", "page-in");
    expect(await scrollAt(page, pricing.head.title)).toBe(left);
  });
});

/** Returns the final scroll position: a page may pass the right one on its way to a wrong one. */
async function scrollAt(page: Page, title: string): Promise<number> {
  await expect(heading(page, title)).toBeFocused();
  await comeToRest(page);
  return page.evaluate(() => scrollY);
}

test.describe("sections below the fold", () => {
  test.beforeEach(({ page }) => page.addInitScript(countMotion));

  test("do not move with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/solutions/health");
    await ready(page);
    expect(await page.locator("[data-reveal]").count()).toBeGreaterThan(0);
    await scrollSlowly(page);
    expect(await page.evaluate(motionOf)).toBe(0);
  });

  test("rise as they enter, and are visible before and after", async ({ page }) => {
    await page.goto("/solutions/health");
    await ready(page);
    const sections = await page.locator("[data-reveal]").all();
    for (const section of sections) await expect(section).toHaveCSS("opacity", "1");
    // The code that moves sections loads at the first scroll.
    const [code] = await Promise.all([page.waitForResponse(/\/chunks\//), page.mouse.wheel(0, 1)]);
    await code.finished();
    await scrollSlowly(page);
    expect(await page.evaluate(motionOf)).toBeGreaterThan(0);
    await comeToRest(page);
    for (const section of sections) await expect(section).toHaveCSS("opacity", "1");
  });
});

/** Counts the animations of sections from now on. */
function countMotion(): void {
  const { animate } = Element.prototype;
  Object.assign(globalThis, { motion: 0 });
  Element.prototype.animate = function (...args) {
    if (this.matches("[data-reveal]")) (globalThis as unknown as { motion: number }).motion++;
    return animate.apply(this, args);
  };
}

const motionOf = () => (globalThis as unknown as { motion: number }).motion;

/** Scrolls to the end, a little in each frame. */
async function scrollSlowly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight) {
      scrollBy({ top: 80, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}
