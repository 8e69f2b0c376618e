import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/tools/browser.ts";

/** Leaves no shell in between, so that a server ends when the tests do. */
const exec = process.platform === "win32" ? "" : "exec ";

/** The URL of a published site, which needs neither servers nor a browser: LIVE_URL=https://… npx playwright test delivery */
const live = process.env.LIVE_URL;

/** On free ports. Their URLs become SERVER_URL and DEVELOPMENT_URL. */
const webServer: NonNullable<PlaywrightTestConfig["webServer"]> = [
  {
    command: `${exec}node --import tsx scripts/preview.ts`,
    env: { PORT: "0" },
    wait: { stdout: /The site is at (?<server_url>\S+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  {
    command: `${exec}npm run --silent dev -- --port 0`,
    env: { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    wait: { stdout: /Local:\s+(?<development_url>\S+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
];

export default defineConfig({
  ...(live ? {} : { globalSetup: "./scripts/tools/browser.ts", webServer }),
  outputDir: "test-results",
  fullyParallel: true,
  // One for each core: a third one on two cores takes longer.
  workers: "100%",
  // Generous for busy machines.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that passes on a retry shows a defect of the test or of the site.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The report shows what a failed test saw: npx playwright show-report
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    // A missing element costs seconds, not the whole time of its test.
    actionTimeout: 20_000,
    // The server has started before the processes that run the tests.
    baseURL: live ?? process.env.SERVER_URL ?? "",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: chromiumOptions(),
  },
  projects: [
    // The development server. First, because at the end it would run alone.
    {
      name: "development",
      testDir: "tests/development",
      use: { baseURL: process.env.DEVELOPMENT_URL ?? "" },
    },
    { name: "chromium", testDir: "tests/e2e", ...(live && { testMatch: "delivery.spec.ts" }) },
  ],
});
