import { defineConfig } from "@playwright/test";
import { findBrowser, launchOptions } from "./scripts/tools/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  webServer: server("scripts/preview.ts", /The site is at (?<site_url>\S+)/),
  outputDir: "test-results",
  snapshotPathTemplate: "tests/e2e/snapshots/{arg}{ext}",
  // A missing reference is a failure. `npm run accept` writes it.
  updateSnapshots: "none",
  fullyParallel: true,
  // Twice the cores of the smallest machine, because tests mostly wait for the page.
  workers: 4,
  // Generous for busy machines.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // A test that passes on a retry shows a defect of the test or of the site.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    // The server has started before the processes that run the tests.
    baseURL: process.env.SITE_URL ?? "",
    screenshot: "only-on-failure",
    // `npm test` sets CHROMIUM_PATH, and installs a browser if there is none. `npx playwright test` finds one here.
    launchOptions: launchOptions(await findBrowser()),
  },
  projects: [
    { name: "chromium", testIgnore: /scenario-checks\.spec/ },
    // Compares pictures with its own.
    { name: "checks", testMatch: /scenario-checks\.spec/, snapshotPathTemplate: "test-results/{arg}{ext}" },
  ],
});

/** Starts a command of the project on a free port, and waits until it prints its URL, which becomes SITE_URL. */
export function server(file: string, stdout: RegExp) {
  return {
    // `exec` leaves no shell in between, so that the server ends when the tests do.
    command: `${process.platform === "win32" ? "" : "exec "}node --import tsx ${file}`,
    env: { PORT: "0" },
    wait: { stdout },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
  };
}
