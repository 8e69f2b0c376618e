import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { findProgram } from "./machine.ts";

/** Returns how to start Chromium, so that text looks the same whatever the system's settings: CHROMIUM_PATH, or Playwright's own. */
export const chromiumOptions = () => ({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
});

/** The programs that may be Chromium. Headless ones are first, because they take three quarters of the time. */
const programs = [
  "chromium-headless-shell",
  // Playwright's own.
  "",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const sudo = process.getuid?.() === 0 ? "" : "sudo ";
const apt = `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-core`;

/** The commands that install Chromium. Playwright's does not start where the system lacks libraries. */
const installers = ["npx playwright install --only-shell chromium", ...(findProgram("apt-get") ? [apt] : [])];

/**
 * Finds or installs a Chromium that starts, before the tests do, unless CHROMIUM_PATH names one. Throws Playwright's error if none
 * starts.
 */
export default async function ensureChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH) return start();
  if (await chooseChromium()) return;
  for (const command of installers) {
    console.log(`There is no Chromium. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit" });
    if (await chooseChromium()) return;
  }
  return start();
}

/** Names the first program that starts in CHROMIUM_PATH, which tests inherit. Returns whether there is one. */
async function chooseChromium(): Promise<boolean> {
  for (const name of programs) {
    const path = name && findProgram(name);
    if (path === undefined) continue;
    process.env.CHROMIUM_PATH = path;
    if (await starts()) return true;
  }
  process.env.CHROMIUM_PATH = "";
  return false;
}

async function start(): Promise<void> {
  await (await chromium.launch(chromiumOptions())).close();
}

function starts(): Promise<boolean> {
  return start().then(
    () => true,
    () => false,
  );
}
