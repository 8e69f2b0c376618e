import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";
import { Problem } from "./problem.ts";
import { run } from "./run.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** WebKitGTK's browser, its driver, and a virtual display for it. */
export type WebKitPrograms = Readonly<Record<"driver" | "browser" | "display", string>>;

/** The browsers of the tests: how each is found, and its Debian packages. */
const browsers = {
  // Debian's Chromium without windows runs tests in two thirds of the time.
  chromium: { find: findBrowser, packages: ["chromium-headless-shell"] },
  firefox: { find: findFirefox, packages: ["firefox-esr"] },
  webkit: { find: findWebKit, packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"] },
};

export type BrowserName = keyof typeof browsers;
export const browserNames = Object.keys(browsers) as readonly BrowserName[];

/**
 * Returns the path of an installed Chromium: the one in CHROMIUM_PATH, Playwright's own, Debian's headless one, or the
 * system's Chrome or Chromium. Throws a Problem if CHROMIUM_PATH does not exist.
 */
export function findBrowser(env: Env = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Problem(
      `CHROMIUM_PATH is "${named}", which does not exist. Correct it, or unset it to search for a browser.`,
    );
  if (named) return named;
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ];
  return firstExisting(
    chromium.executablePath(),
    ...names.flatMap((name) => findProgram(name, env) ?? []),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  );
}

/** Returns the path of the system's Firefox. */
export function findFirefox(): string | undefined {
  return (
    findProgram("firefox-esr") ??
    findProgram("firefox") ??
    firstExisting(
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    )
  );
}

/** Returns what drives WebKitGTK's MiniBrowser, which is not on PATH. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, display] = [findProgram("WebKitWebDriver"), findProgram("Xvfb")];
  const libraries = ["libexec", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64", "lib"];
  const browser = firstExisting(...libraries.map((folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`));
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Returns the path of a program in one of the folders of PATH, if it is there. On Windows its name has an ending. */
export function findProgram(name: string, env: Env = process.env): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter);
  return firstExisting(...folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]));
}

function firstExisting(...paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

/**
 * Returns the path of a browser, or of its driver. Without one, it installs Playwright's Chromium, or else Debian's packages
 * where packages may be installed. Throws a Problem when that fails.
 */
export async function ensureBrowser(name: BrowserName = "chromium"): Promise<string> {
  const { find, packages } = browsers[name];
  if (!find() && name === "chromium") {
    console.log("There is no Chromium here: installing Playwright's.");
    const withPackages = mayInstallPackages() ? ["--with-deps"] : [];
    await run("playwright", ["install", ...withPackages, "chromium"]);
  }
  if (!find()) await installDebianPackages(packages);
  const found = find();
  if (found === undefined)
    throw new Problem(
      `There is no ${name} here to test in. Install it (on Debian: ${packages.join(", ")})` +
        `${name === "chromium" ? ", or set CHROMIUM_PATH" : ""}.`,
    );
  const path = typeof found === "string" ? found : found.driver;
  console.log(`Browser: ${path}`);
  return path;
}

const isRoot = () => process.getuid?.() === 0;

/** Whether this is a Linux machine whose packages are ours to install: as root, or in CI. */
export const mayInstallPackages = (): boolean =>
  process.platform === "linux" && (isRoot() || Boolean(process.env.CI));

/** Installs Debian packages where packages may be installed, and says so first. Elsewhere it does nothing. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  if (!mayInstallPackages()) return;
  console.log(`Installing Debian's ${names.join(", ")} with apt-get.`);
  const [command = "", ...rights] = isRoot() ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const updated = await run(command, [...rights, "update"]);
  if (updated === 0) await run(command, [...rights, "install", "-y", ...names, "fonts-noto-core"]);
}

/** Returns Playwright's options for starting a browser: text looks the same whatever the system's settings. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: ["--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
  };
}
