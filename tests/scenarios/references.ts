import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import type { Browser } from "@playwright/test";
import type { allScenarios, Scenario } from "./list.ts";
import { type ScreenshotName, screenshotsOf } from "./screenshots.ts";

/** The folder of the screenshots and accessible names with which all scenarios are compared. */
export const snapshotFolder = "tests/e2e/snapshots";

/** The advice in messages about differences from the references. */
export const howToAccept = "if the change is intended, run `npm run accept`";

/** The file that names the browser which took the screenshots. */
export const browserFile = "browser.txt";

/** The file with what a screen reader announces on a journey through the site. */
export const announcementsFile = "announcements.txt";

export const screenshotFile = ({ name }: Pick<Scenario, "name">, screenshot: ScreenshotName): string =>
  `${name}-${screenshot}.webp`;

export const namesFile = ({ name }: Pick<Scenario, "name">): string => `${name}.aria.yml`;

/** Returns the names of all files that belong in the snapshot folder. */
export function referenceFiles(scenarios: ReturnType<typeof allScenarios>): readonly string[] {
  const files = scenarios.flatMap((scenario) => [
    namesFile(scenario),
    ...screenshotsOf(scenario).map(({ name }) => screenshotFile(scenario, name)),
  ]);
  return [browserFile, announcementsFile, ...files].sort();
}

/** Returns the name of the browser that took the screenshots, as `browserHere` does. */
export const referenceBrowser = (): string => readFileSync(`${snapshotFolder}/${browserFile}`, "utf8").trim();

/**
 * Whether two browsers draw the same pixels: at the same major version, the headless shell, other libraries and other processors
 * draw the edges of letters differently, but updates within a major version do not.
 */
export const drawsAlike = (...browsers: readonly string[]): boolean =>
  new Set(browsers.map((name) => name.replace(/(?<= \d+)(\.\d+)+/, ""))).size === 1;

/** Returns the full name of the browser, its system and processor. */
export async function browserHere(browser: Browser): Promise<string> {
  const { product } = await (await browser.newBrowserCDPSession()).send("Browser.getVersion");
  const [name, version] = product.split("/");
  const shell = name === "HeadlessChrome" ? "headless shell " : "";
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  const system = /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? `${os.type()} ${os.release()}`;
  return `Chromium ${shell}${version} on ${system}, ${process.arch}`;
}

/** Returns why screenshots are not compared here, if so. SCREENSHOTS=required, as in .ci/run, always compares. */
export async function screenshotSkipReason(browser: Browser): Promise<string | undefined> {
  if (process.env.SCREENSHOTS === "required") return undefined;
  const here = await browserHere(browser);
  if (drawsAlike(referenceBrowser(), here)) return undefined;
  return `screenshots of ${referenceBrowser()}. This is ${here}, which draws letters differently.
CI compares them, and its artifact playwright-report shows differences. docs/testing.md says how to compare them here.`;
}
