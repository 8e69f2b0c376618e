import type { Page } from "@playwright/test";
import { unpaintedStartMs } from "../../scripts/post-build/defer-scripts.ts";

/** Removes the timeout after which scripts start unpainted: a busy machine may reach it before the first paint. */
export async function startOnlyByPaint(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (job: () => void, wait = 0, ...args: []) =>
        wait === limit ? 0 : setTimeout(job, wait, ...args),
    });
  }, unpaintedStartMs);
}
