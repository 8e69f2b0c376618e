import type { Locator, Page } from "@playwright/test";
import pricing from "../../content/pages/pricing.ts";
import { footerNotice } from "../scenarios/menu.ts";
import { openPage } from "../scenarios/open.ts";
import { waitForAnimations, waitForImages } from "../scenarios/wait.ts";
import { scrollToEnd } from "../support/page-load.ts";
import { expect, test } from "../support/test.ts";

/** Returns the texts and photos that are rendered but fainter than they should be. Runs in the page. */
function faint(root: Element): string[] {
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  return [root, ...root.querySelectorAll("*")]
    .filter((part) => part.matches("img") || [...part.childNodes].some((node) => node.nodeValue?.trim()))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && opacityOf(part) < 1)
    .map((part) => `${part.textContent || part.getAttribute("alt")} (${opacityOf(part)})`);
}

/** Expects that a part is as strong as it should be, once it is at rest. */
async function expectSeen(part: Locator): Promise<void> {
  await waitForAnimations(part.page());
  // A photo that loads meanwhile fades in.
  await expect.poll(() => part.evaluate(faint)).toEqual([]);
}

/** Records the animations of styles by name, and the sections that rise. Runs in each page. */
function recordMotion(): void {
  const { animate } = Element.prototype;
  const names: string[] = [];
  const sections: Element[] = [];
  Object.assign(globalThis, { motion: { names, sections } });
  addEventListener("animationstart", ({ animationName }) => names.push(animationName));
  Element.prototype.animate = function (keyframes, options) {
    // One call for each property.
    if (this.matches("[data-reveal]") && keyframes && "opacity" in keyframes) sections.push(this);
    return animate.call(this, keyframes, options);
  };
}

/** Returns how long the transitions and animations of a page take, in seconds. Runs in the page. */
function durations(): number[] {
  return [...document.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((pseudo) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
      const seconds = `${transitionDuration}, ${animationDuration}`.split(", ").map(Number.parseFloat);
      // A duration may be "auto".
      return seconds.filter((each) => each > 0);
    }),
  );
}

/** Returns the names of the animations so far, and how often each section of the page that is below the first window has risen. */
const motionOf = (page: Page) =>
  page.evaluate(() => {
    const { motion } = globalThis as unknown as { motion: { names: string[]; sections: Element[] } };
    const isBelow = (section: Element) => section.getBoundingClientRect().top + scrollY > innerHeight;
    const below = [...document.querySelectorAll("[data-reveal]")].filter(isBelow);
    const risesOf = (section: Element) => motion.sections.filter((each) => each === section).length;
    return { names: motion.names, rises: below.map(risesOf) };
  });

test("what moves comes to rest where it is seen, and moves once", { tag: "@thorough" }, async ({ page }) => {
  const main = page.getByRole("main");
  await page.addInitScript(recordMotion);
  await openPage(page, pricing.path);
  await page.getByRole("contentinfo").getByText(footerNotice).click();
  await expectSeen(page.locator("[data-slot=notice]"));

  for (const path of ["/", "/dashboard"])
    await test.step(`the sections and photos of ${path}`, async () => {
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(path);
      await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
      await expectSeen(page.locator("body"));
      await scrollToEnd(page, 160);
      await waitForImages(page);
      await expectSeen(page.locator("body"));
      const { rises } = await motionOf(page);
      // The dashboard's section is so low that most of it may be in the window at once.
      expect(path === "/" ? [1] : [0, 1], "how often sections rise").toContain(Math.max(...rises));
    });
  const names = ["rise", "sunrise", "draw", "pop", "notice-in"];
  expect((await motionOf(page)).names).toEqual(expect.arrayContaining(names));

  await test.step("nothing a second time on Back", async () => {
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.locator('a[href="/dashboard"]:focus')).toBeVisible();
    const moving = await main.evaluate((root) =>
      root
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === "running")
        .flatMap((motion) => (motion instanceof CSSAnimation ? motion.animationName : [])),
    );
    expect(moving.filter((name) => name !== "page-in")).toEqual([]);
  });

  await test.step("with reduced motion, nothing moves for longer than a moment", async () => {
    expect(Math.max(...(await page.evaluate(durations)))).toBeGreaterThan(0.1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // 1 ms, so that the events of an animation's end are still there.
    expect(Math.max(0, ...(await page.evaluate(durations)))).toBeLessThanOrEqual(0.001);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });
});
