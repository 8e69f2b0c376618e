import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { runGit } from "./base.ts";

/** Words that both texts have (" "), only the first ("-"), or only the second ("+"). */
export interface Piece {
  sign: string;
  text: string;
}

/** Returns the changes between two texts, each with the line before and after it. */
export function changedParts(before: string, after: string): Piece[][] {
  if (before === after) return [];
  const cwd = mkdtempSync(join(tmpdir(), "review-"));
  for (const [file, text] of Object.entries({ before, after })) writeFileSync(join(cwd, file), `${text}\n`);
  const options = [
    "--no-index",
    "--no-color",
    "--no-ext-diff",
    "--text",
    "--unified=1",
    "--word-diff=porcelain",
  ];
  const { stdout } = runGit(["diff", ...options, "before", "after"], cwd);
  rmSync(cwd, { recursive: true });
  const [, ...parts] = stdout.trimEnd().split(/^@@ .*\n/m);
  // "~" is the end of a line.
  const pieceOf = (line: string) =>
    line === "~" ? { sign: " ", text: "\n" } : { sign: line.charAt(0), text: line.slice(1) };
  return parts.map((part) => part.split("\n").filter(Boolean).map(pieceOf));
}

/** WebP images of a place before and after a change. In `difference`, what differs is magenta. */
export type PictureChange = Partial<Record<"before" | "after" | "difference", Picture>>;
type Picture = Awaited<ReturnType<typeof toWebp>>;

const toWebp = (image: Sharp) => image.webp({ quality: 85, effort: 2 }).toBuffer({ resolveWithObject: true });

/** Rows around what differs, so that people see where it is. */
const margin = 100;

/**
 * Compares two pictures (PNG), and cuts them to what differs. Returns undefined if they look the same. One without the other is
 * shown whole.
 */
export async function comparePictures(before?: Buffer, after?: Buffer): Promise<PictureChange | undefined> {
  const whole = async () => ({
    before: before && (await toWebp(sharp(before))),
    after: after && (await toWebp(sharp(after))),
  });
  if (!before || !after) return whole();
  if (before.equals(after)) return undefined;
  const decode = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [{ data: a, info }, { data: b, info: other }] = [await decode(before), await decode(after)];
  const { width } = info;
  // A page may be wider than its window.
  if (width !== other.width) return whole();
  const row = width * 3;
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
