import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser/find.ts";

// `npm test` names the browser in CHROMIUM_PATH, having installed one if need be; `npx playwright test` finds it here.
const browser = findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/engine.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try is a defect: in the test or in the site.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    screenshot: "only-on-failure",
    launchOptions: {
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
      ],
    },
  },
  projects: [{ name: "chromium" }],
});
