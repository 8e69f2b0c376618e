import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compressed = /\.(woff2|png|ico|jpe?g|avif|webp)$/;

/** Whether a file's format is compressed already: a CDN sends it as it is. */
export const isCompressed = (path: string): boolean => compressed.test(path);

const compress = promisify(brotliCompress);

/** Bytes in Brotli, as small as it makes them. Runs beside other work, on as many threads as Node has for such. */
export function brotli(bytes: Uint8Array): Promise<Buffer> {
  return compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** A file's bytes as a CDN sends them that compresses with Brotli ahead of time. */
export async function brotliSize(path: string, bytes: Uint8Array): Promise<number> {
  return isCompressed(path) ? bytes.length : (await brotli(bytes)).length;
}
