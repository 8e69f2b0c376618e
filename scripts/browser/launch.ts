import type { LaunchOptions } from "@playwright/test";
import type { Browser } from "./find.ts";

/** How Playwright is to start a browser for looking at this site: quiet, and without a graphics card. */
export function launchOptions(browser: Browser | undefined): LaunchOptions & { args: string[] } {
  return {
    ...(browser && { executablePath: browser.path }),
    args: [
      // Chromium's sandbox refuses to work for root, as which containers run.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-quic",
      // Letters look alike whatever the system's settings for fonts are: pictures are compared.
      "--font-render-hinting=none",
      "--disable-lcd-text",
    ],
  };
}
