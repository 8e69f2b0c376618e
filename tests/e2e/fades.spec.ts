import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import blog from "../../content/pages/blog.ts";
import pricing from "../../content/pages/pricing.ts";
import { viewports } from "../../scripts/scenarios/list.ts";
import { comeToRest } from "../../scripts/scenarios/open.ts";
import { ready } from "../../scripts/scenarios/ready.ts";
import { quiet } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";
import { pointOn } from "../support/touch.ts";

/** Records the fades that ran with their duration in milliseconds ("page-in 200"), and the focused element's text. */
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

/** Holds the first page fade at its beginning, until its animations are finished. */
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

/** Returns how many colours a part of the window has. */
async function coloursIn(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
}

/** What Next.js adds to the window. */
interface Next {
  next: { router: { refresh: () => void } };
}

const [, , , productsItem, , , blogItem] = navigation.items;

/** By URL, because the footer's labels are the marketers'. */
const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

interface Headed {
  head: { title: string };
}

const heading = (page: Page, { head }: Headed) => page.getByRole("heading", { level: 1, name: head.title });

const fadesOf = () => [...(globalThis as unknown as { fades: string[] }).fades].sort();

test.use({ viewport: viewports.desktop });

test.describe("pages", () => {
  test("fade out and in between pages, of one section too; not when the router renders one again, nor with less motion", async ({
    page,
  }) => {
    await page.addInitScript(recordFades);
    await page.goto("/pricing");
    await ready(page);
    // The router does this by itself now and then, soon after a page came.
    await Promise.all([
      page.waitForResponse(/\/pricing\.txt/),
      page.evaluate(() => (window as unknown as Next).next.router.refresh()),
    ]);
    await quiet(page);
    expect(await page.evaluate(fadesOf)).toEqual([]);
    await footerLink(page, "/solutions/freelancers").click();
    await expect(page).toHaveURL("/solutions/freelancers");
    await expect.poll(() => page.evaluate(fadesOf)).toEqual(["page-in 200", "page-out 140"]);
    await footerLink(page, "/solutions/education").click();
    await expect(page).toHaveURL("/solutions/education");
    await expect.poll(() => page.evaluate(fadesOf)).toHaveLength(4);
    // An instant, also when the setting changes.
    await page.evaluate(() => (globalThis as unknown as { fades: string[] }).fades.splice(0));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await footerLink(page, about.path).click();
    await expect(heading(page, about)).toBeFocused();
    await comeToRest(page);
    for (const fade of await page.evaluate(fadesOf))
      expect(Number(fade.split(" ")[1])).toBeLessThanOrEqual(100);
  });

  test("never delay a click: after two quick ones the second page shows", async ({ page }) => {
    await page.goto("/pricing");
    await ready(page);
    await page.evaluate(
      (names) => {
        const link = (name: string) =>
          [...document.querySelectorAll<HTMLAnchorElement>("header nav a")].find(
            (a) => a.textContent === name,
          );
        link(names[0])?.click();
        setTimeout(() => link(names[1])?.click(), 60);
      },
      [productsItem.name, blogItem.name] as const,
    );
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1, name: blog.head.title })).toBeVisible();
    await expect(page).toHaveTitle(blog.title);
  });

  test("take a click in the header while they fade", async ({ page }) => {
    await page.addInitScript(holdFade);
    await page.goto("/pricing");
    await ready(page);
    const blogLink = page.getByRole("banner").getByRole("link", { name: blogItem.name });
    const { x, y } = await pointOn(blogLink);
    await footerLink(page, about.path).click();
    await page.waitForFunction(() => "held" in globalThis);
    // The page that leaves is still seen.
    expect(await coloursIn(page, { x: 0, y: 80, width: 1280, height: 720 })).toBeGreaterThan(10);
    await page.mouse.click(x, y);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page).toHaveURL("/blog");
  });

  test("begin at their top, take the focus to their main heading before they have faded in, and on the way back fade in where they were scrolled", async ({
    page,
  }) => {
    await page.addInitScript(recordFades);
    await page.goto("/pricing");
    await ready(page);
    await footerLink(page, about.path).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    await footerLink(page, about.path).click();
    await page.waitForFunction(() => "focused" in globalThis);
    expect(await page.evaluate(() => (globalThis as unknown as { focused: string }).focused)).toBe(
      about.head.title,
    );
    // The position counts at the end only: a page may pass the right one on its way to the wrong one.
    const arrived = async (at: Headed) => {
      await expect(heading(page, at)).toBeFocused();
      await comeToRest(page);
      return page.evaluate(() => scrollY);
    };
    expect(await arrived(about)).toBe(0);
    await footerLink(page, blog.path).click();
    expect(await arrived(blog)).toBe(0);
    const shown = page.locator("main > div");
    await expect(shown).toHaveCSS("animation-name", "none");
    await page.goBack();
    // The framework lets none fade out here.
    await expect(shown).toHaveCSS("animation-name", "page-in");
    await arrived(about);
    await page.goBack();
    expect(await arrived(pricing)).toBe(left);
  });
});

test.describe("sections below the fold", () => {
  const animationsOf = () =>
    [...document.querySelectorAll("[data-reveal]")].flatMap((section) => section.getAnimations()).length;

  test("stand still where motion is reduced; else rise as they enter, and are visible before and after", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/solutions/health");
    await ready(page);
    const sections = page.locator("[data-reveal]");
    expect(await sections.count()).toBeGreaterThan(0);
    for (let step = 0; step < 30; step++) {
      await page.mouse.wheel(0, 120);
      expect(await page.evaluate(animationsOf)).toBe(0);
    }
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/solutions/health");
    await ready(page);
    for (const section of await sections.all()) await expect(section).toHaveCSS("opacity", "1");
    let ran = 0;
    for (let step = 0; step < 40 && ran === 0; step++) {
      await page.mouse.wheel(0, 80);
      ran = await page.evaluate(animationsOf);
    }
    expect(ran).toBeGreaterThan(0);
    for (const section of await sections.all()) await expect(section).toHaveCSS("opacity", "1");
  });
});
