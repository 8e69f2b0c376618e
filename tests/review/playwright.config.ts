import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

/* Compares the site with an earlier build (scripts/review.ts). A test fails if people or programs get something else. */

export default defineConfig({
  ...shared,
  testDir: ".",
  // Tests write the drawings of the earlier build here.
  snapshotPathTemplate: "../../.next/cache/review/snapshots/{testName}/{arg}{ext}",
  globalSetup: "../../scripts/tools/browser.ts",
  outputDir: "../../test-results/review",
  timeout: 300_000,
  // Nobody sees a smaller difference.
  expect: { ...shared.expect, toMatchSnapshot: { threshold: 0.01, maxDiffPixels: 5 } },
  reporter: [
    ["./difference-reporter.ts"],
    [
      "html",
      {
        outputFolder: "../../review",
        open: "never",
        title: process.env.REVIEW_BASE ? "What this change does" : "All pages",
        onlyFailures: Boolean(process.env.REVIEW_BASE),
        noSnippets: true,
        noCopyPrompt: true,
      },
    ],
  ],
  // Both builds are served by scripts/review.ts.
  webServer: [],
  use: {
    ...shared.use,
    locale: "en-US",
    timezoneId: "UTC",
    screenshot: "off",
    launchOptions: {
      ...shared.use?.launchOptions,
      // On a busy machine, a picture may otherwise lack parts that are not painted yet.
      args: [...(shared.use?.launchOptions?.args ?? []), "--run-all-compositor-stages-before-draw"],
    },
  },
});
