import { ensureChromium } from "../../scripts/tools/browser.ts";

/** Finds a browser before the tests start, or installs one. */
export default async function globalSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = await ensureChromium();
}
