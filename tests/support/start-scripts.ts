import type { Page } from "@playwright/test";

/** Takes from a page the limit of a second after which its scripts start unpainted: a busy machine may reach it first. */
export async function startOnlyByPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (job: () => void, wait = 0) => (wait < 1000 ? setTimeout(job, wait) : 0),
    });
  });
}
