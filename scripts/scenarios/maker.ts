import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import type { Browser } from "@playwright/test";
import { makerFile, snapshotFolder } from "./references.ts";

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
    `${maker.trim()} drew the reviewed pictures, and this is ${here.trim()}, which draws letters differently. ` +
    "CI compares and draws them. docs/testing.md says how to do it here."
  );
}
