import { statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";
import { Problem } from "./problem.ts";
import { run } from "./run.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the path of an installed Chromium: the one in CHROMIUM_PATH, Debian's headless one, which takes two thirds of the time,
 * Playwright's own, or the system's Chrome or Chromium. Throws a Problem if CHROMIUM_PATH names no file.
 */
export function findChromium(env: Env = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named && !isFile(named))
    throw new Problem(
      `CHROMIUM_PATH is "${named}", which is not a file. Correct it, or unset it to search for a browser.`,
    );
  if (named) return named;
  const programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return (
    findProgram("chromium-headless-shell", env) ??
    firstFile(
      chromium.executablePath(),
      ...programs.flatMap((name) => findProgram(name, env) ?? []),
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    )
  );
}

/** Returns the path of the system's Firefox. */
export function findFirefox(): string | undefined {
  return (
    findProgram("firefox-esr") ??
    findProgram("firefox") ??
    firstFile(
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    )
  );
}

/** Returns the paths of WebKitGTK's MiniBrowser, its driver and a virtual display. MiniBrowser is not on PATH. */
export function findWebKit() {
  const [driver, display] = [findProgram("WebKitWebDriver"), findProgram("Xvfb")];
  const libraries = ["libexec", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "lib64", "lib"];
  const browser = firstFile(...libraries.map((folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`));
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Returns the path of a program in PATH. On Windows it ends with ".exe". */
function findProgram(name: string, { PATH = "" }: Env = process.env): string | undefined {
  // An empty entry, as in "/usr/bin:", would be the working directory.
  const folders = PATH.split(delimiter).filter(isAbsolute);
  return firstFile(...folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]));
}

function firstFile(...paths: readonly string[]): string | undefined {
  return paths.find(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Returns the path of a Chromium. Without one, installs Playwright's or Debian's. Throws a Problem when neither starts. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? (await installPlaywrightChromium()) ?? (await installDebianChromium());
  if (found) return found;
  throw new Problem(
    "Tests need Chromium, and it could not be installed. Run: npx playwright install --with-deps chromium",
  );
}

async function installPlaywrightChromium(): Promise<string | undefined> {
  console.log("Chromium was not found: downloading Playwright's, which needs no administrator.");
  await run("playwright", ["install", "chromium"]);
  const path = firstFile(chromium.executablePath());
  // It does not start if the system lacks libraries.
  return path && (await run(path, ["--version"])) === 0 ? path : undefined;
}

/** Installs the browser that CI uses, with the libraries that Playwright's may lack. */
async function installDebianChromium(): Promise<string | undefined> {
  if (!findProgram("apt-get")) return undefined;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const steps = [
    [...sudo, "apt-get", "update"],
    [...sudo, "apt-get", "install", "-y", "chromium-headless-shell", "fonts-noto-core"],
  ];
  const commands = steps.map((step) => step.join(" ")).join(" && ");
  console.log(`Installing Debian's Chromium, which may ask for your password: ${commands}`);
  for (const [program = "", ...args] of steps)
    if ((await run(program, args)) !== 0)
      throw new Problem(`Tests need Chromium, and it could not be installed. Run: ${commands}`);
  return findChromium();
}

/** Returns Playwright's options for starting a browser: text looks the same whatever the system's settings. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: ["--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
  };
}
