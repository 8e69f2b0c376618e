import sharp, { type Sharp } from "sharp";

/** A line or a word: in both texts, only in the first, or only in the second. */
export interface Piece {
  sign: " " | "-" | "+";
  text: string;
}

/** Returns what two sequences have in common, at its longest, and how they differ. */
export function diff(before: readonly string[], after: readonly string[]): Piece[] {
  // Of the parts from there on.
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i]?.fill(
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)),
        j,
        j + 1,
      );
  const pieces: Piece[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    const isCommon = i < before.length && before[i] === after[j];
    const isOld = i < before.length && at(i + 1, j) >= at(i, j + 1);
    if (isCommon) pieces.push({ sign: " ", text: before[i] ?? "" });
    else if (isOld || j === after.length) pieces.push({ sign: "-", text: before[i] ?? "" });
    else pieces.push({ sign: "+", text: after[j] ?? "" });
    const { sign } = pieces.at(-1) as Piece;
    if (sign !== "+") i++;
    if (sign !== "-") j++;
  }
  return pieces;
}

/** Returns the changes between two texts, each with the line before and after it. */
export function changedParts(before: string, after: string): Piece[][] {
  if (before === after) return [];
  const lines = diff(before.split("\n"), after.split("\n"));
  const parts: Piece[][] = [];
  let last = -2;
  lines.forEach((line, index) => {
    const near = lines.slice(Math.max(0, index - 1), index + 2);
    if (near.every(({ sign }) => sign === " ")) return;
    if (index !== last + 1) parts.push([]);
    parts.at(-1)?.push(line);
    last = index;
  });
  return parts;
}

/** A picture before and after (WebP), cut to what differs. In `difference`, that is magenta. */
export interface PictureChange {
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

/** Rows around what differs, so that people see where it is. */
const margin = 100;

export const toWebp = (image: Sharp): Promise<Buffer> => image.webp({ quality: 85, effort: 2 }).toBuffer();

/** Compares two pictures (PNG). Returns undefined if they look the same. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureChange | undefined> {
  if (before.equals(after)) return undefined;
  const widths = await Promise.all(
    [before, after].map(async (image) => (await sharp(image).metadata()).width),
  );
  const width = Math.max(...widths);
  const row = width * 3;
  const decode = (image: Buffer, own = width) =>
    sharp(image)
      .removeAlpha()
      .extend({ right: width - own, background: "gray" })
      .raw()
      .toBuffer();
  const [a, b] = [await decode(before, widths[0]), await decode(after, widths[1])];
  const rows = Math.min(a.length, b.length) / row;
  const isEqual = (i: number, j: number) => a.subarray(i, i + row).equals(b.subarray(j, j + row));
  let top = 0;
  while (top < rows && isEqual(top * row, top * row)) top++;
  let bottom = 0;
  while (bottom < rows - top && isEqual(a.length - (bottom + 1) * row, b.length - (bottom + 1) * row))
    bottom++;
  const cut = (pixels: Buffer) =>
    pixels.subarray(Math.max(0, top - margin) * row, pixels.length - Math.max(0, bottom - margin) * row);
  const { pixels, count } = markDifferences(cut(a), cut(b));
  // Nobody sees less.
  if (count <= 5) return undefined;
  const encode = (raw: Buffer) =>
    toWebp(sharp(raw, { raw: { width, height: raw.length / row, channels: 3 } }));
  return { before: await encode(cut(a)), after: await encode(cut(b)), difference: await encode(pixels) };
}

/** Returns the higher of two pictures in gray, with the pixels that differ in magenta, and their number. */
function markDifferences(a: Buffer, b: Buffer) {
  const higher = a.length > b.length ? a : b;
  const pixels = Buffer.alloc(higher.length);
  let count = 0;
  for (let i = 0; i < higher.length; i += 3) {
    const isEqual = [0, 1, 2].every((color) => Math.abs((a[i + color] ?? -9) - (b[i + color] ?? -9)) <= 2);
    const gray = 190 + (higher[i + 1] ?? 0) / 4;
    pixels.set(isEqual ? [gray, gray, gray] : [214, 0, 140], i);
    if (!isEqual) count++;
  }
  return { pixels, count };
}
