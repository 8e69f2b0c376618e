import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { scriptUrls } from "../post-build/defer-scripts.ts";
import { type ExportedPage, type ExportedSite, everyPage } from "../post-build/read-site.ts";
import type { Measure } from "./limits.ts";

const compress = promisify(brotliCompress);

/** Returns whether a file's format is compressed already, so that a CDN sends it unchanged. */
function isCompressed(path: string): boolean {
  return [".woff2", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".ico"].includes(extname(path));
}

/** Returns the size of a file, in bytes, as sent by a CDN that compresses ahead of time. */
export async function brotliSize(path: string, bytes: Uint8Array): Promise<number> {
  return isCompressed(path) ? bytes.length : (await compress(bytes)).length;
}

export interface PageWeight extends Record<Measure, number> {
  /** The page's path, or its file's name. */
  page: string;
}

/** Returns the URLs of the fonts that a page loads for its own words. */
export function fontUrls(document: ExportedPage["document"]): string[] {
  return document.querySelectorAll('link[as="font"]').map(({ attrs }) => attrs.href ?? "");
}

/** Weighs every page that visitors get. A file that several pages share is compressed once. */
export function weighSite(site: ExportedSite): Promise<PageWeight[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (path: string): Promise<number> => {
    const size = sizes.get(path) ?? brotliSize(path, site.files.bytes(path));
    sizes.set(path, size);
    return size;
  };
  const sum = async (urls: readonly string[]) =>
    (await Promise.all(urls.map((url) => sizeOf(url.slice(1))))).reduce((total, size) => total + size, 0);
  return Promise.all(
    everyPage(site).map(async ({ path, file, document }: ExportedPage) => {
      const urlsOf = (selector: string, name: string) => [
        ...new Set(document.querySelectorAll(selector).map(({ attrs }) => attrs[name] ?? "")),
      ];
      const scripts = scriptUrls(document);
      const styles = urlsOf("[data-href]", "data-href");
      const fonts = fontUrls(document);
      // A drawing and its thumbnail are views of one file.
      const drawings = [...new Set(urlsOf('img[src^="/"]', "src").map((url) => url.split("#")[0]))];
      return {
        page: path,
        javaScript: await sum(scripts),
        html: await sizeOf(file),
        css: await sum(styles),
        fonts: await sum(fonts),
        // Plus the page itself and one icon.
        requests: [scripts, styles, fonts, drawings].flat().length + 2,
      };
    }),
  );
}
