import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Picture } from "./snapshot.ts";

export interface PictureChange extends Picture {
  before: string;
  marked: string;
  /** The place of the first difference: 0 at the top, 1 at the bottom. */
  position: number;
}

/**
 * Compares pictures of the report in `now` with those in `last`. Where they differ, puts the earlier one and one with
 * the differences marked into `now`. `page` is a blank page.
 */
export async function changedPictures(
  pictures: readonly Picture[],
  { last, now }: { last: string; now: string },
  page: Page,
): Promise<PictureChange[]> {
  const changes: PictureChange[] = [];
  for (const picture of pictures.filter(({ file }) => existsSync(join(last, file)))) {
    const [earlier, later] = [readFileSync(join(last, picture.file)), readFileSync(join(now, picture.file))];
    // The same page gives the same bytes: nearly always there is nothing to decode.
    if (earlier.equals(later)) continue;
    const difference = await comparePictures(earlier, later, page);
    if (!difference) continue;
    const before = `before/${picture.file}`;
    const marked = `${before}.marked.png`;
    cpSync(join(last, picture.file), join(now, before));
    writeFileSync(join(now, marked), difference.marked);
    changes.push({ ...picture, before, marked, position: difference.position });
  }
  return changes;
}

/** Returns where two WebP pictures begin to differ, and the later with differences in red; undefined if they look alike. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
  page: Page,
): Promise<{ position: number; marked: Buffer } | undefined> {
  const sources = [before, after].map((bytes) => `data:image/webp;base64,${bytes.toString("base64")}`);
  const difference = await page.evaluate(findDifference, sources);
  return difference && { ...difference, marked: Buffer.from(difference.marked, "base64") };
}

/** Runs in the page, where a canvas gives the pixels. Where only one of the pictures reaches, the other is transparent. */
async function findDifference(sources: string[]) {
  const images = sources.map((src) => Object.assign(new Image(), { src }));
  await Promise.all(images.map((image) => image.decode()));
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const [before, after] = images.map((image) => {
    context?.clearRect(0, 0, width, height);
    context?.drawImage(image, 0, 0);
    return context?.getImageData(0, 0, width, height);
  });
  if (!before || !after) throw new Error("The browser has no canvas to draw on.");
  let first: number | undefined;
  for (let at = 0; at < after.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = after.data.subarray(at, at + 4);
    const [wasRed = 0, wasGreen = 0, wasBlue = 0, wasAlpha = 0] = before.data.subarray(at, at + 4);
    const distance = Math.hypot(red - wasRed, green - wasGreen, blue - wasBlue, alpha - wasAlpha);
    // WebP changes colors a little, which nobody sees.
    const differs = distance > 40;
    if (differs) first ??= at;
    const gray = 220 + (red + green + blue) / 24;
    after.data.set(differs ? [230, 0, 70, 255] : [gray, gray, gray, 255], at);
  }
  if (first === undefined) return undefined;
  context?.putImageData(after, 0, 0);
  const marked = canvas.toDataURL().replace("data:image/png;base64,", "");
  return { position: Math.floor(first / 4 / width) / height, marked };
}
