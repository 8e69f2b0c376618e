import type { Page } from "@playwright/test";

/**
 * Delays a page's scripts and its whole style sheet, as a slow network does. Returns the function that lets them
 * continue, or fail.
 */
export async function holdScripts(page: Page, end: "continue" | "abort" = "continue"): Promise<() => void> {
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
