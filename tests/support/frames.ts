import type { Page } from "@playwright/test";

/** Records at every frame, from the first, whether the page or onboarding is rendered. Runs in the page. */
export function recordFrames(): void {
  const frames = new Set<string>();
  const sample = () => {
    for (const part of document.querySelectorAll("div:has(> main), #onboarding"))
      if (getComputedStyle(part).display !== "none")
        frames.add(part.matches("#onboarding") ? "onboarding" : "page");
    requestAnimationFrame(sample);
  };
  sample();
  Object.assign(globalThis, { frames });
}

export const renderedFrames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { frames: Set<string> }).frames]);
