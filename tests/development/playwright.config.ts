import { defineConfig } from "@playwright/test";
import shared, { server } from "../../playwright.config.ts";

/* Apart from the other tests, because compiling one page takes a good part of their time. */

export default defineConfig({
  ...shared,
  testDir: ".",
  globalSetup: "../../scripts/tools/browser.ts",
  outputDir: "../../test-results/development",
  reporter: [["list"], ["html", { open: "never", outputFolder: "../../playwright-report/development" }]],
  webServer: server(
    "npm run --silent dev -- --port 0",
    { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    /Local:\s+(?<development_url>\S+)/,
  ),
  use: { ...shared.use, baseURL: process.env.DEVELOPMENT_URL ?? "" },
});
