import type { Page } from "@playwright/test";

/**
 * Delays a page's scripts and its whole style sheet, as a slow network does. Returns the function that lets them
 * continue, or fail. The date stands still, because a press is forgotten after two seconds, and a busy machine may need more.
 */
export async function holdScripts(page: Page, end: "continue" | "abort" = "continue"): Promise<() => void> {
  await page.clock.setFixedTime(Date.now());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/**", async (route) => {
    await released;
    await route[end]();
  });
  return () => release();
}
