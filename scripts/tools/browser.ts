import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { Problem } from "./problem.ts";
import { findProgram, firstExisting, installDebianPackages, mayInstallPackages } from "./programs.ts";
import { run } from "./run.ts";

/** Debian's Chromium without windows, which runs tests in two thirds of the time. */
const headlessShell = "chromium-headless-shell";

/** Names and places of Chrome and Chromium on other systems. */
const systemBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const systemPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns the path of an installed Chromium: the one in CHROMIUM_PATH, Playwright's own, Debian's headless one, or the
 * system's Chrome or Chromium. Throws a Problem if CHROMIUM_PATH does not exist.
 */
export async function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string | undefined> {
  const named = env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Problem(
      `CHROMIUM_PATH is "${named}", which does not exist. Correct it, or unset it to search for a browser.`,
    );
  if (named) return named;
  const found = [headlessShell, ...systemBrowsers].flatMap((name) => findProgram(name, env) ?? []);
  return firstExisting(chromium.executablePath(), ...found, ...systemPlaces);
}

/**
 * Returns the path of a Chromium. Without one it installs Playwright's, or else Debian's where packages may be installed.
 * Throws a Problem when that fails.
 */
export async function ensureBrowser(): Promise<string> {
  let browser = await findBrowser();
  if (browser === undefined) {
    console.log("There is no Chromium here: installing Playwright's.");
    const code = await run("playwright", [
      "install",
      ...(mayInstallPackages() ? ["--with-deps"] : []),
      "chromium",
    ]);
    if (code !== 0) {
      console.log("Playwright's Chromium could not be installed.");
      await installDebianPackages([headlessShell]);
    }
    browser = await findBrowser();
  }
  if (browser === undefined)
    throw new Problem(
      `There is no Chromium here to test in. Install Chromium or Chrome (on Debian: ${headlessShell}), or set CHROMIUM_PATH.`,
    );
  console.log(`Browser: ${browser}`);
  return browser;
}

/** Returns Playwright's options for starting a browser: text looks the same whatever the system's settings. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: ["--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
  };
}
