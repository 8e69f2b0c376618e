import { existsSync, readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { loadFontsAndImages } from "../../scripts/scenarios/open.ts";
import { makerFile, snapshotFolder } from "../../scripts/scenarios/references.ts";

/** Edges of letters may differ by a few pixels between machines. A button that moves by 8 px changes a thousand. */
export const tolerance = { threshold: 0.2, maxDiffPixels: 150 };

/** Names what draws the pictures here. Others draw letters in other ways, so their pictures are not compared. */
export const makerHere = (browser: Browser): string =>
  `Chromium ${browser.version()} on ${process.platform}\n`;

/** Returns what drew the references, in the same words; nothing when there are none. */
export function referenceMaker(): string {
  const file = `${snapshotFolder}/${makerFile}`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Fixes the day. For a picture, motion must have been reduced too before the page is opened. */
export const fixDate = (page: Page): Promise<void> => page.clock.setFixedTime("2026-11-15T12:00:00Z");

/** Takes a picture that is the same to the byte while the page is, of its window or from its top to its end. */
export async function takePicture(page: Page, fullPage: boolean): Promise<Buffer> {
  await loadFontsAndImages(page);
  // Not by `toHaveScreenshot`, whose pictures are lossless: together they would weigh several times as much.
  return page.screenshot({ type: "webp", quality: 50, scale: "css", fullPage });
}
