import type { Page } from "@playwright/test";
import { waitForHydration } from "../../scripts/scenarios/wait.ts";

/** Waits until a page answers, and half a second has passed since its last response. */
export async function waitForNetwork(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType("resource").map((entry) => {
      const { responseEnd } = entry as PerformanceResourceTiming;
      return responseEnd;
    });
    return performance.now() - Math.max(0, ...ends) > 500;
  });
}
