import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { findProgram } from "./files.ts";

/** Returns how to start Chromium, so that text looks the same whatever the system's settings: CHROMIUM_PATH, or Playwright's own. */
export const chromiumOptions = () => ({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
});

/** Names the first of these programs that is installed in CHROMIUM_PATH, which tests inherit. Returns whether there is one. */
function choose(...programs: readonly string[]): boolean {
  const path = findProgram(...programs);
  if (path) process.env.CHROMIUM_PATH = path;
  return path !== undefined;
}

/** Runs a command that installs Chromium, and shows its output. Returns whether it did. */
function install(command: string): boolean {
  console.log(`There is no Chromium. Running: ${command}`);
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

const sudo = process.getuid?.() === 0 ? "" : "sudo ";
const apt = `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-core`;

/** The sources of Chromium, in order. Headless ones take three quarters of the time. */
const sources: readonly (() => boolean)[] = [
  () => choose("chromium-headless-shell"),
  // Playwright's own.
  () => true,
  () =>
    choose(
      "chromium",
      "chromium-browser",
      "google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ),
  () => install("npx playwright install --only-shell chromium"),
  // Playwright's does not start where the system lacks libraries.
  () => findProgram("apt-get") !== undefined && install(apt) && choose("chromium-headless-shell"),
];

/**
 * Finds or installs a Chromium that starts, before the tests do: the one that CHROMIUM_PATH names, or else the first of `sources`.
 * Throws Playwright's error if none starts.
 */
export default async function ensureChromium(): Promise<void> {
  const start = async () => (await chromium.launch(chromiumOptions())).close();
  const starts = () =>
    start()
      .then(() => true)
      .catch(() => false);
  if (process.env.CHROMIUM_PATH) return start();
  for (const isThere of sources) if (isThere() && (await starts())) return;
  return start();
}
