import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import type { Browser, Page } from "@playwright/test";
import { makerFile, snapshotFolder } from "../../scripts/scenarios/references.ts";

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
 * Returns why pictures are not compared here, and what to do about it; undefined where they are. PICTURES=required, as in
 * CI, always compares.
 */
export async function whyNotCompared(browser: Browser): Promise<string | undefined> {
  if (process.env.PICTURES === "required") return undefined;
  const maker = readFileSync(`${snapshotFolder}/${makerFile}`, "utf8");
  const here = await makerHere(browser);
  if (maker === here) return undefined;
  return (
    `Pictures are not compared: ${maker.trim()} drew the reviewed ones, and this is ${here.trim()}. ` +
    "CI compares them. docs/testing.md says how to do it here."
  );
}

/** Fixes the date. For pictures, reduce motion too, before opening the page. */
export const fixDate = (page: Page): Promise<void> => page.clock.setFixedTime("2026-11-15T12:00:00Z");
