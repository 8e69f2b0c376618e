import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { Picture } from "./snapshot.ts";

export interface PictureChange extends Picture {
  before: string;
  marked: string;
  /** How far down the first difference is: 0 at the top, 1 at the bottom. */
  position: number;
}

/** Colours that are closer than the threshold count as the same. All but the differences is grey. */
const options = {
  threshold: 0.15,
  diffColor: [230, 0, 70] as [number, number, number],
  aaColor: [225, 225, 225] as [number, number, number],
};

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
    const [earlier, later] = [join(last, picture.file), join(now, picture.file)];
    // The same page gives the same bytes: nearly always there is nothing to decode.
    if (readFileSync(earlier).equals(readFileSync(later))) continue;
    const difference = comparePictures(await decode(earlier, page), await decode(later, page));
    if (!difference) continue;
    const before = `before/${picture.file}`;
    const marked = `${before}.marked.png`;
    cpSync(earlier, join(now, before));
    writeFileSync(join(now, marked), PNG.sync.write(difference.marked));
    changes.push({ ...picture, before, marked, position: difference.position });
  }
  return changes;
}

/** Returns where two pictures begin to differ, and the later with differences in red; undefined if they look alike. */
export function comparePictures(before: PNG, after: PNG): { position: number; marked: PNG } | undefined {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const marked = new PNG({ width, height });
  const [first, second] = [extend(before, width, height), extend(after, width, height)];
  if (pixelmatch(first, second, marked.data, width, height, options) === 0) return undefined;
  const index = marked.data.findIndex((value, at, data) => at % 4 === 0 && value !== data[at + 1]);
  return { position: Math.floor(index / 4 / width) / height, marked };
}

/** Returns a picture's pixels on a larger, transparent sheet. */
function extend(picture: PNG, width: number, height: number): Uint8Array {
  const sheet = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}

/** Reads a WebP picture with the browser. */
async function decode(file: string, page: Page): Promise<PNG> {
  const source = `data:image/webp;base64,${readFileSync(file, "base64")}`;
  await page.setContent(`<style>body { margin: 0 } img { display: block }</style><img src="${source}">`);
  return PNG.sync.read(await page.locator("img").screenshot());
}
