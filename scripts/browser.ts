import { type Browser, findBrowser } from "./browser/find.ts";
import { attempt, installDebian } from "./tools/debian.ts";
import { commandFile } from "./tools/packages.ts";
import { Problem } from "./tools/problem.ts";

const minutes = 60_000;

/** A browser for the tests, installed if there is none. Says what it does. */
export function ensureBrowser(): Browser {
  const browser =
    findBrowser() ??
    installed("Playwright's", installOwn) ??
    installed("Debian's", () => installDebian(["chromium", "fonts-noto-core"]));
  if (browser === undefined) {
    throw new Problem(
      "No browser was found, and none could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH.",
    );
  }
  console.log(`Browser: ${browser.path} (${browser.source})`);
  return browser;
}

function installed(whose: string, install: () => unknown): Browser | undefined {
  console.log(`No browser was found: trying to install ${whose} Chromium.`);
  install();
  return findBrowser();
}

function installOwn(): void {
  attempt(
    [process.execPath, commandFile("@playwright/test"), "install", "--with-deps", "chromium"],
    4 * minutes,
  );
}
