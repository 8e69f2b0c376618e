import pixelmatch from "pixelmatch";

/** Pixels, four bytes each: red, green, blue, alpha. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Difference {
  /** Whether a visitor would see it. */
  changed: boolean;
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  /** Share of pixels that differ where most do, 0 to 1, and that place: its upper left corner. */
  densest: { share: number; x: number; y: number };
  /** The later picture, pale, with what differs in red. */
  marked: Raster;
}

/** Colours that differ by less are the same: between two machines, letters differ so in their edges. */
const threshold = 0.15;
/** A tile's side in pixels, and the share of it that may differ. A button that moves 8 pixels changes a quarter. */
const tile = 32;
const mostOfTile = 0.1;

const red: [number, number, number] = [230, 0, 70];

/**
 * Compares two pictures. What counts is not how much differs in all, which would miss a small thing on a long page,
 * but how much differs in one place: edges of letters differ a little everywhere, a thing that moved differs much
 * where it was. Pictures of other sizes are always different.
 */
export function comparePictures(before: Raster, after: Raster): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const [first, second] = [before, after].map((raster) => enlarge(raster, width, height));
  const count = pixelmatch(first as Uint8Array, second as Uint8Array, data, width, height, {
    threshold,
    alpha: 0.3,
    diffColor: red,
    // Smoothed edges are not counted: they stay as pale as the rest.
    aaColor: [225, 225, 225],
  });
  const marked = { width, height, data };
  const densest = densestTile(marked);
  const sameSize = before.width === after.width && before.height === after.height;
  return {
    changed: !sameSize || densest.share > mostOfTile,
    share: count / (width * height),
    densest,
    marked,
  };
}

/** The tile with the largest share of red. */
function densestTile({ width, height, data }: Raster): Difference["densest"] {
  const columns = Math.ceil(width / tile);
  const counts = new Uint32Array(columns * Math.ceil(height / tile));
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!red.every((value, channel) => data[pixel * 4 + channel] === value)) continue;
    const index = Math.floor(pixel / width / tile) * columns + Math.floor((pixel % width) / tile);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const most = counts.reduce((best, count, index) => (count > (counts[best] ?? 0) ? index : best), 0);
  return {
    share: (counts[most] ?? 0) / (tile * tile),
    x: (most % columns) * tile,
    y: Math.floor(most / columns) * tile,
  };
}

/** A picture on a sheet of another size, white where it does not reach. */
function enlarge({ data, ...raster }: Raster, width: number, height: number): Uint8Array {
  if (raster.width === width && raster.height === height) return data;
  const sheet = new Uint8Array(width * height * 4).fill(255);
  for (let row = 0; row < raster.height; row++) {
    sheet.set(data.subarray(row * raster.width * 4, (row + 1) * raster.width * 4), row * width * 4);
  }
  return sheet;
}
