import { defineConfig } from "@playwright/test";
import { findBrowser, launchOptions } from "./scripts/tools/browser.ts";

// `npm test` names the browser in CHROMIUM_PATH, having installed one if need be; `npx playwright test` finds it here.
const launch = launchOptions(await findBrowser());

export default defineConfig({
  testDir: "tests/e2e",
  // What the servers print as they start tells the tests where they are: as SITE_URL and DEVELOPMENT_URL.
  webServer: [
    server("scripts/preview.ts", /The site is at (?<site_url>\S+)/),
    server("scripts/dev.ts", /Local:\s+(?<development_url>\S+)/),
  ],
  outputDir: "test-results",
  snapshotPathTemplate: "tests/e2e/snapshots/{arg}{ext}",
  // A missing reference is a failure: `npm run accept` writes it.
  updateSnapshots: "none",
  fullyParallel: true,
  // One more than the cores of the smallest machine: tests also wait, and the others work meanwhile.
  workers: 3,
  // What comes late on a busy machine is not missing: the development server makes each part when it is first asked for.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // A test that passes at the second try is a defect: in the test or in the site.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    // Known in the processes that run the tests: the server has started before them.
    baseURL: process.env.SITE_URL ?? "",
    screenshot: "only-on-failure",
    launchOptions: launch,
  },
  projects: [
    // First, because each of these files takes its tests one after the other, in one worker.
    { name: "in-series", testMatch: /(development|lighthouse)\.spec/ },
    { name: "chromium", testIgnore: /(development|lighthouse|no-scripts|large-text)\.spec/ },
    // What visitors see whose browser runs no scripts.
    { name: "no-scripts", testMatch: /no-scripts\.spec/, use: { javaScriptEnabled: false } },
    // A browser whose reader has set its text to twice the usual 16 px.
    {
      name: "large-text",
      testMatch: /large-text\.spec/,
      use: {
        launchOptions: { ...launch, args: [...(launch.args ?? []), "--blink-settings=defaultFontSize=32"] },
      },
    },
  ],
});

/** Starts a command of the project on a free port, and waits until its output matches. */
function server(file: string, stdout: RegExp) {
  return {
    // Without a shell between them, the server notices when the tests are gone, and ends too.
    command: `${process.platform === "win32" ? "" : "exec "}node --import tsx ${file}`,
    env: { PORT: "0" },
    wait: { stdout },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
  };
}
