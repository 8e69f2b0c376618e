import { defineConfig } from "@playwright/test";
import shared, { server } from "../../playwright.config.ts";

/* Apart from the other tests, because compiling one page takes a large share of their time. */

export default defineConfig({
  ...shared,
  testDir: ".",
  globalSetup: "../../scripts/tools/browser.ts",
  outputDir: "../../test-results/development",
  reporter: [["list"], ["html", { open: "never", outputFolder: "../../playwright-report/development" }]],
  webServer: server(
    "npm run --silent dev -- --hostname 0.0.0.0 --port 0",
    { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    /Local:\s+http:\/\/localhost:(?<development_port>\d+)/,
  ),
  // As from a phone, and not at localhost, the one host that Next.js allows without a setting.
  use: { ...shared.use, baseURL: `http://127.0.0.1:${process.env.DEVELOPMENT_PORT}` },
});
