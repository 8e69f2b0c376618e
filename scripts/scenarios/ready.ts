import type { Page } from "@playwright/test";

/**
 * Waits until a page answers: all of its scripts have loaded, and React has hydrated it and, where it shows, onboarding. The
 * browser's own signs are too early: scripts start after the first paint, when the network may have been idle for a while.
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
