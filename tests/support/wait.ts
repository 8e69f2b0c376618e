import type { Page } from "@playwright/test";

/**
 * Waits until a page answers: all of its scripts have loaded, and React has hydrated it and, where it shows, onboarding. The
 * browser's events are too early: scripts start after the first paint, when the network may have been idle for a while.
 */
export const waitForHydration = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated);

/** Returns whether the page answers. Runs in the page, so it is self-contained. */
export function isHydrated(): boolean {
  // A document that begins to load has no element yet.
  if (document.readyState !== "complete") return false;
  const { scripts, onboarding } = document.documentElement.dataset;
  // Onboarding has its role once it is hydrated.
  const onboardingAnswers = onboarding === undefined || document.querySelector("#onboarding[role]") !== null;
  return scripts === "hydrated" && onboardingAnswers;
}

/** Waits until the images in the viewport have loaded or failed. */
export async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      // An image in a closed menu has a place, but does not show.
      return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight;
    }),
  );
}

/** Waits until fonts have loaded and nothing moves. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Changes by a click or a setting begin to move with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.waitForFunction(isStill);
}

/** Returns whether no animation runs that somebody sees and that ends soon. Runs in the page, so it is self-contained. */
export function isStill(): boolean {
  return !document.getAnimations().some(({ effect, timeline, playState }) => {
    // An animation in a closed menu waits until somebody opens the menu, and one that follows the scroll never ends.
    const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    // A notice's timer takes several seconds.
    const isShort = Number(effect?.getComputedTiming().endTime) < 3000;
    return playState === "running" && timeline === document.timeline && isSeen && isShort;
  });
}
