import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import type { Browser, Page } from "@playwright/test";
import { loadFontsAndImages } from "../../scripts/scenarios/open.ts";
import { makerFile, snapshotFolder } from "../../scripts/scenarios/references.ts";

/** Edges of letters may differ by a few pixels between machines. A button that moves by 8 px changes a thousand. */
export const tolerance = { threshold: 0.2, maxDiffPixels: 150 };

/**
 * Names what draws pictures here, in full: with the same version, the headless shell, the libraries of another system
 * and another processor draw the edges of letters in other ways.
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
 * Returns why pictures drawn here are not compared with the reviewed ones, and what to do; undefined where they are.
 * With PICTURES=required, as in CI, they always are compared.
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

/** Fixes the day. For a picture, motion must have been reduced too before the page is opened. */
export const fixDate = (page: Page): Promise<void> => page.clock.setFixedTime("2026-11-15T12:00:00Z");

/** Takes a picture that is the same to the byte while the page is, of its window or from its top to its end. */
export async function takePicture(page: Page, fullPage: boolean): Promise<Buffer> {
  await loadFontsAndImages(page);
  // Not by `toHaveScreenshot`, whose pictures are lossless: together they would weigh several times as much.
  return page.screenshot({ type: "webp", quality: 50, scale: "css", fullPage });
}
