import type { Page } from "@playwright/test";

/**
 * Waits until a page answers: all of its scripts have come, React has taken it over, and so has the code of
 * onboarding where that shows. Not the browser's own signs: scripts start after the first words are painted, when the network
 * may have been idle for a while already.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === "complete" &&
      // The shell's last effect takes it away (components/islands/early-clicks/replay-early-click.tsx).
      document.documentElement.dataset.hydrated !== undefined &&
      document.documentElement.dataset.onboarding !== "shown",
  );
}

/** Waits until the pictures that stand in the window are whole, or have failed. */
export async function picturesCame(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > innerHeight;
    }),
  );
}
