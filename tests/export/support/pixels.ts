import { inflateSync } from "node:zlib";
import { pngSize } from "../../../scripts/post-build/png.ts";

const bytesPerPixel = { 2: 3, 6: 4 } as const;

/**
 * Reads the pixels of a PNG with 8 bits a colour, as the build writes them (PNG specification, 9 and 10). Each is one
 * number of red, green, blue and opacity: 0xrrggbbaa.
 */
export function readPixels(png: Uint8Array): (x: number, y: number) => number {
  const { width, height } = pngSize(png) ?? { width: 0, height: 0 };
  const depth = bytesPerPixel[png[25] as keyof typeof bytesPerPixel];
  if (png[24] !== 8 || depth === undefined || png[28] !== 0) throw new Error("This kind of PNG is not read.");
  const length = width * depth;
  const data = inflateSync(Buffer.concat(chunksOf(png, "IDAT")));
  const rows: Uint8Array[] = [];
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1);
    const line = data.subarray(start + 1, start + 1 + length);
    rows.push(unfiltered(data[start] ?? 0, line, rows.at(-1) ?? new Uint8Array(length), depth));
  }
  return (x, y) => {
    const byte = (index: number) => rows[y]?.[x * depth + index] ?? 0;
    const opacity = depth === 4 ? byte(3) : 255;
    return ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | opacity) >>> 0;
  };
}

function chunksOf(png: Uint8Array, wanted: string): Buffer[] {
  const file = Buffer.from(png);
  const chunks: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString("latin1", at + 4, at + 8) === wanted)
      chunks.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/** A line of pixels, each byte of which was written as its difference from what its neighbours predict. */
function unfiltered(filter: number, line: Uint8Array, above: Uint8Array, depth: number): Uint8Array {
  const result = new Uint8Array(line.length);
  for (let i = 0; i < line.length; i++) {
    const left = result[i - depth] ?? 0;
    const up = above[i] ?? 0;
    const corner = i < depth ? 0 : (above[i - depth] ?? 0);
    const predictions = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, corner)];
    result[i] = (line[i] ?? 0) + (predictions[filter] ?? 0);
  }
  return result;
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
