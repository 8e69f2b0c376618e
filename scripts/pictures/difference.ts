import type { Page } from "@playwright/test";
import { comparePictures, type Difference } from "./compare.ts";
import { readPicture } from "./convert.ts";

/** How two WebP pictures differ; undefined when no visitor would see it. `bench` is a blank page. */
export async function differenceOf(
  bench: Page,
  before: Uint8Array,
  after: Uint8Array,
): Promise<Difference | undefined> {
  // The same pixels give the same bytes: nearly always there is nothing to read.
  if (Buffer.compare(before, after) === 0) return undefined;
  const difference = comparePictures(await readPicture(bench, before), await readPicture(bench, after));
  return difference.changed ? difference : undefined;
}
