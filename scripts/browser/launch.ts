import type { LaunchOptions } from "@playwright/test";
import type { Browser } from "./find.ts";

/**
 * What Playwright turns off itself: a list of ours takes the place of its own (tests/unit/browser.test.ts compares
 * them).
 */
const playwrightDisables = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** The address bar's list as pages of its own, loaded with each window: they take longer than a page of this site. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** What is started ahead for a visitor who goes on, where a window is closed after a page: a tenth of a page's time. */
const startedAhead = [
  "SpareRendererForSitePerProcess",
  "PreloadTopChromeWebUI",
  "PreloadInactiveTopChromeWebUI",
];

/** How Playwright is to start a browser for looking at this site: quiet, and without a graphics card. */
export function launchOptions(browser: Browser | undefined): LaunchOptions & { args: string[] } {
  return {
    ...(browser && { executablePath: browser.path }),
    args: [
      // Chromium's sandbox refuses to work for root, as which containers run.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      `--disable-features=${[...playwrightDisables, ...addressBar, ...startedAhead].join(",")}`,
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
