import sharp from "sharp";

/** A piece of two sequences: in both, only in the first, or only in the second. */
export interface Piece {
  sign: " " | "-" | "+";
  text: string;
}

/** Returns what two sequences have in common, in the longest way, and how they differ. */
export function diff(before: readonly string[], after: readonly string[]): Piece[] {
  // longest[i][j]: of the parts from i and j on.
  const longest = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (longest[i] as Uint32Array)[j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old = "", young = ""] = [before[i], after[j]];
    if (i < before.length && j < after.length && old === young) {
      pieces.push({ sign: " ", text: old });
      i++;
      j++;
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ sign: "-", text: old });
      i++;
    } else {
      pieces.push({ sign: "+", text: young });
      j++;
    }
  }
  return pieces;
}

/** Returns the changes between two texts, each with a line of context before and after it. */
export function changedParts(before: string, after: string): Piece[][] {
  if (before === after) return [];
  const lines = diff(before.split("\n"), after.split("\n"));
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - 1), index + 2).some(({ sign }) => sign !== " ");
  const parts: Piece[][] = [];
  lines.forEach((line, index) => {
    if (!isNear(index)) return;
    if (index === 0 || !isNear(index - 1)) parts.push([]);
    parts.at(-1)?.push(line);
  });
  return parts;
}

/** The part of two pictures that differs, as WebP. */
export interface PictureChange {
  before: Buffer;
  after: Buffer;
  /** The second in gray, with what differs in magenta. */
  difference: Buffer;
}

/** Rows around what differs, so that people see where it is. */
const margin = 100;
/** A difference of fewer pixels, or of less in a color, is nothing that anybody sees. */
const noise = { pixels: 5, color: 2 };

/** Compares two pictures (PNG). What is equal at the top and at the bottom is cut off. Returns undefined if they look the same. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureChange | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const pixelsOf = (picture: Buffer, index: number) =>
    sharp(picture)
      .removeAlpha()
      .extend({ right: width - (sizes[index]?.width ?? 0), background: "#808080" })
      .raw()
      .toBuffer();
  const [a, b] = (await Promise.all([before, after].map(pixelsOf))) as [Buffer, Buffer];
  const row = width * 3;
  const [heightA, heightB] = [a.length / row, b.length / row];
  const rowsOf = (pixels: Buffer, index: number) => pixels.subarray(index * row, (index + 1) * row);
  const least = Math.min(heightA, heightB);
  let top = 0;
  while (top < least && rowsOf(a, top).equals(rowsOf(b, top))) top++;
  let bottom = 0;
  while (bottom < least - top && rowsOf(a, heightA - 1 - bottom).equals(rowsOf(b, heightB - 1 - bottom)))
    bottom++;
  const start = Math.max(0, top - margin);
  const cut = (pixels: Buffer, height: number) =>
    pixels.subarray(start * row, Math.min(height, height - bottom + margin) * row);
  const [partA, partB] = [cut(a, heightA), cut(b, heightB)];
  const { pixels, count } = markDifferences(partA, partB);
  if (heightA === heightB && count <= noise.pixels) return undefined;
  const encode = (raw: Buffer) =>
    sharp(raw, { raw: { width, height: raw.length / row, channels: 3 } })
      .webp({ quality: 85, effort: 2 })
      .toBuffer();
  return { before: await encode(partA), after: await encode(partB), difference: await encode(pixels) };
}

/** Returns the longer of two pictures of the same width in light gray, with the pixels that differ in magenta, and their number. */
function markDifferences(a: Buffer, b: Buffer): { pixels: Buffer; count: number } {
  const longer = a.length > b.length ? a : b;
  const pixels = Buffer.allocUnsafe(longer.length);
  let count = 0;
  for (let index = 0; index < longer.length; index += 3) {
    const difference = Math.max(
      ...[0, 1, 2].map((color) => Math.abs((a[index + color] ?? 999) - (b[index + color] ?? 999))),
    );
    const isDifferent = difference > noise.color;
    if (isDifferent) count++;
    const gray = 190 + (longer[index + 1] ?? 0) / 4;
    pixels[index] = isDifferent ? 214 : gray;
    pixels[index + 1] = isDifferent ? 0 : gray;
    pixels[index + 2] = isDifferent ? 140 : gray;
  }
  return { pixels, count };
}
