import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram } from "./files.ts";

/**
 * What Chromium does without. Its address bar, which nobody sees, takes 0.7 s of the processor for each page. The rest is of
 * Playwright's own list, which this one replaces.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
];

/**
 * Returns how to start Chromium, so that text looks the same whatever the system's settings. It is the one that CHROMIUM_PATH
 * names, Debian's headless one, which takes three quarters of the time, Playwright's own, or the system's Chrome or Chromium.
 */
export function chromiumOptions() {
  const installed = findProgram(
    "chromium-headless-shell",
    chromium.executablePath(),
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  );
  return {
    executablePath: process.env.CHROMIUM_PATH || (installed ?? chromium.executablePath()),
    args: [
      "--disable-gpu",
      "--font-render-hinting=none",
      "--disable-lcd-text",
      `--disable-features=${disabledFeatures.join()}`,
    ],
  };
}

/**
 * Starts Chromium once, before the tests do. Where there is none, installs Playwright's, which needs no administrator, or else
 * Debian's headless one. Throws Playwright's error if none starts.
 */
export default async function ensureChromium(): Promise<void> {
  const start = async () => (await chromium.launch(chromiumOptions())).close();
  if (process.env.CHROMIUM_PATH || existsSync(chromiumOptions().executablePath)) return start();
  const install = ([program = "", ...args]: readonly string[]) => {
    console.log(`There is no Chromium. Running: ${program} ${args.join(" ")}`);
    spawnSync(program, args, { stdio: "inherit" });
  };
  install([process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium"]);
  // It does not start if the system lacks libraries.
  return start().catch(() => {
    const apt =
      "apt-get update && apt-get install -y chromium-headless-shell fonts-liberation fonts-noto-core";
    if (findProgram("apt-get")) install([...(process.getuid?.() === 0 ? [] : ["sudo"]), "sh", "-c", apt]);
    return start();
  });
}
