import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** Returns the bytes of a file as a CDN sends it that compresses ahead of time. Some formats are compressed already. */
export async function brotliSize(path: string, bytes: Uint8Array): Promise<number> {
  return /\.(woff2|png|ico)$/.test(path) ? bytes.length : (await compress(bytes)).length;
}
