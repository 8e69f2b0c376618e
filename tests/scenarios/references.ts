import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import type { Browser } from "@playwright/test";
import type { allScenarios, Scenario, ViewportName } from "./list.ts";

/** The folder of the accepted pictures and accessible names of all scenarios. */
export const snapshotFolder = "tests/e2e/snapshots";

/** The advice in messages about differences from accepted references. */
export const howToAccept = "if the change is intended, run `npm run accept`";

/** The file that names the browser which took the pictures. */
export const makerFile = "made-with.txt";

/** The file with the words that a screen reader gets on a journey through the site. */
export const announcementsFile = "announcements.txt";

export const pictureFile = ({ name }: Pick<Scenario, "name">, viewport: ViewportName): string =>
  `${name}-${viewport}.webp`;

export const namesFile = ({ name }: Pick<Scenario, "name">): string => `${name}.aria.yml`;

/** Returns the names of all files that belong in the snapshot folder. */
export function referenceFiles(scenarios: ReturnType<typeof allScenarios>): readonly string[] {
  const files = scenarios.flatMap((scenario) => [
    namesFile(scenario),
    ...scenario.viewports.map((viewport) => pictureFile(scenario, viewport)),
  ]);
  return [makerFile, announcementsFile, ...files].sort();
}

/**
 * Returns the full name of the browser and system: at the same version, the headless shell, other libraries and other
 * processors draw the edges of letters differently.
 */
export async function makerHere(browser: Browser): Promise<string> {
  const { product } = await (await browser.newBrowserCDPSession()).send("Browser.getVersion");
  const [name, version] = product.split("/");
  const shell = name === "HeadlessChrome" ? "headless shell " : "";
  return `Chromium ${shell}${version} on ${systemName()}, ${process.arch}\n`;
}

function systemName(): string {
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? `${os.type()} ${os.release()}`;
}

/**
 * Returns why pictures are neither compared nor accepted here, and what to do about it; undefined where they are.
 * PICTURES=required, as in CI, always compares.
 */
export async function whyNotCompared(browser: Browser): Promise<string | undefined> {
  if (process.env.PICTURES === "required") return undefined;
  const maker = readFileSync(`${snapshotFolder}/${makerFile}`, "utf8");
  const here = await makerHere(browser);
  if (maker === here) return undefined;
  return (
    `pictures, which ${maker.trim()} drew. This is ${here.trim()}, which draws letters differently.\n` +
    "CI compares them. If it finds that some changed, its artifact test-results (Checks, CI, Artifacts) has the new ones: copy each\n" +
    `…-actual.webp over its reference in ${snapshotFolder}/, without "-actual". docs/testing.md says how to compare them here.`
  );
}
