import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** Returns whether a file's format is compressed already, so that a CDN sends it unchanged. */
export function isCompressed(path: string): boolean {
  return [".woff2", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".ico"].includes(extname(path));
}

/** Returns the size of a file, in bytes, as sent by a CDN that compresses ahead of time. */
export async function brotliSize(path: string, bytes: Uint8Array): Promise<number> {
  return isCompressed(path) ? bytes.length : (await compress(bytes)).length;
}
