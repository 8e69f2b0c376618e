import { spawnSync } from "node:child_process";
import { type Browser, findBrowser } from "./browser/find.ts";
import { commandFile } from "./tools/packages.ts";
import { Problem } from "./tools/problem.ts";

const minutes = 60_000;

/** A browser for the tests, installed if there is none. Says what it does. */
export function ensureBrowser(): Browser {
  const browser =
    findBrowser() ?? installed("Playwright's", installOwn) ?? installed("Debian's", installDebian);
  if (browser === undefined) {
    throw new Problem(
      "No browser was found, and none could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH.",
    );
  }
  console.log(`Browser: ${browser.path} (${browser.source})`);
  return browser;
}

function installed(whose: string, install: () => void): Browser | undefined {
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

function installDebian(): void {
  const rights = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (!attempt([...rights, "apt-get", "update"], 2 * minutes)) return;
  attempt([...rights, "apt-get", "install", "-y", "chromium", "fonts-noto-core"], 8 * minutes);
}

/** Runs a command for so long at most; false when it is not there or fails. */
function attempt([command = "", ...args]: readonly string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout, env }).status === 0;
}
