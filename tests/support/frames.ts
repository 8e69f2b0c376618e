import type { Page } from "@playwright/test";

/** Records at every frame, from the first, whether the page or onboarding shows. Runs in the page. */
export function recordFrames(): void {
  const frames = new Set<string>();
  const sample = () => {
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (top?.closest("main, #onboarding")) frames.add(top.closest("main") ? "page" : "onboarding");
    requestAnimationFrame(sample);
  };
  sample();
  Object.assign(globalThis, { frames });
}

export const renderedFrames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { frames: Set<string> }).frames]);
