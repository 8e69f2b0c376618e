import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/tools/browser.ts";

/** The URL of a published site, whose test needs no server and no browser: LIVE_URL=https://… npx playwright test delivery */
const live = process.env.LIVE_URL;

/**
 * A server for the tests. Its URL is read from its output, into a variable. `exec` replaces the shell, so that the server ends with the
 * tests. Windows has no `exec`.
 */
export const server = (command: string, env: Record<string, string>, stdout: RegExp) => ({
  command: process.platform === "win32" ? command : `exec ${command}`,
  env,
  wait: { stdout },
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
});

const preview = server(
  "node --import tsx scripts/preview.ts",
  // Shells and package managers set HOST to the name of the machine or of its processor.
  { HOST: "localhost", PORT: "0" },
  /The site is at (?<server_url>\S+)/,
);

export default defineConfig({
  testDir: "tests/e2e",
  ...(live
    ? { testMatch: "delivery.spec.ts" }
    : { globalSetup: "./scripts/tools/browser.ts", webServer: preview }),
  outputDir: "test-results",
  fullyParallel: true,
  // One worker for each core. More take longer.
  workers: "100%",
  // Generous for busy machines.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that needs a retry has a defect, or the site does.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The report shows what a failed test saw: npx playwright show-report
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    // A missing element fails a test in seconds, not at its timeout.
    actionTimeout: 20_000,
    // The server has started before the processes that run the tests.
    baseURL: live ?? process.env.SERVER_URL ?? "",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: chromiumOptions(),
  },
});
