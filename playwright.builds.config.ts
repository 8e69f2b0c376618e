import { defineConfig } from "@playwright/test";
import base, { server } from "./playwright.config.ts";

const { projects: _, ...shared } = base;

/** Tests of other builds than the one in out/: of the development server, and of a site with FORM_ENDPOINT. */
export default defineConfig({
  ...shared,
  testDir: "tests/builds",
  webServer: server("scripts/dev.ts", /Local:\s+(?<site_url>\S+)/),
  // The tests of a file wait for the same build.
  fullyParallel: false,
});
