import type { Page } from "@playwright/test";
import dashboard from "../../content/pages/dashboard.ts";
import home from "../../content/pages/home.ts";
import { openPage, saveData, title } from "../support/open.ts";
import { scrollToEnd } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";
import { waitForAnimations, waitForImages } from "../support/wait.ts";

/** Recorded motion: the names of animations of styles, and the delays of sections and entries that rose, in milliseconds. */
interface Motion {
  names: string[];
  delays: number[];
}

/** Records motion from now on. Runs in each page. */
function recordMotion(): void {
  const { animate } = Element.prototype;
  const motion: Motion = { names: [], delays: [] };
  Object.assign(globalThis, { motion });
  addEventListener("animationstart", ({ animationName }) => motion.names.push(animationName));
  Element.prototype.animate = function (keyframes, options) {
    // There is one call for each property.
    if (this.closest("[data-reveal], [data-reveal-each]") && keyframes && "opacity" in keyframes)
      motion.delays.push((options as KeyframeAnimationOptions).delay ?? 0);
    return animate.call(this, keyframes, options);
  };
}

/** Returns the motion since the last call. */
const readMotion = (page: Page) =>
  page.evaluate(() => {
    const { motion } = globalThis as unknown as { motion: Motion };
    return { names: motion.names.splice(0), delays: motion.delays.splice(0) };
  });

/** Returns headings, texts and photos that are fainter than they should be. Runs in the page. */
const faint = () =>
  [...document.querySelectorAll("main :is(section, h1, h2, h3, p, li, img)")]
    .filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).opacity !== "1",
    )
    .map((part) => part.outerHTML.slice(0, 80));

test("sections, photos and charts appear with motion, but not with reduced motion", {
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
  expect(await readToEnd()).toEqual({
    names: expect.arrayContaining(["rise", "sunrise"]),
    // A list's entries, one after another.
    delays: expect.arrayContaining([0, 240]),
  });
  await page.locator(`a[href="${dashboard.path}"]`).filter({ visible: true }).first().click();
  await expect(title(page)).toBeFocused();
  expect(await readToEnd()).toMatchObject({ names: expect.arrayContaining(["draw", "pop"]) });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, home.path);
  // 1 ms, so that the events of an animation's end are still there.
  await expect(page.locator("html")).toHaveCSS("animation-duration", "0.001s");
  await expect(page.getByRole("main").getByRole("link").first()).toHaveCSS("transition-duration", "0s");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  expect(await readToEnd()).toMatchObject({ delays: [] });
});
