import type { Page } from "@playwright/test";

/**
 * Waits until a page answers: all of its scripts have loaded, React has hydrated it, and so has the code of
 * onboarding where that shows. Not the browser's own signs: scripts start after the first words are painted, when the network
 * may have been idle for a while already.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(isReady);
}

/** Returns whether the page answers. Runs in the page, so it is self-contained. */
export function isReady(): boolean {
  // The layout's last effect sets the attribute (components/islands/early-clicks/replay-early-click.tsx).
  const { hydrated, onboarding } = document.documentElement.dataset;
  return document.readyState === "complete" && hydrated !== undefined && onboarding !== "shown";
}

/** Waits until the pictures in the window have loaded or failed. */
export async function picturesCame(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > innerHeight;
    }),
  );
}
