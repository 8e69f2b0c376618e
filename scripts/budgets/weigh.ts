import { everyPage } from "../post-build/read-site.ts";
import type { ExportedPage, ExportedSite, ExportFiles } from "../post-build/types.ts";
import { brotliSize } from "./brotli.ts";
import type { Measure } from "./limits.ts";
import { type PageRequests, requestsOf } from "./requests.ts";

/** What a page costs a visitor: bytes in Brotli, and counts. */
export interface PageWeight extends Record<Measure, number> {
  /** The page's address, or its file's name. */
  page: string;
  foreign: readonly string[];
}

/** The weight of every page that visitors get. A file that several pages share is compressed once. */
export function weighSite(site: ExportedSite): Promise<PageWeight[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (path: string): Promise<number> => {
    const size = sizes.get(path) ?? brotliSize(path, site.files.bytes(path));
    sizes.set(path, size);
    return size;
  };
  return Promise.all(everyPage(site).map((page) => weighPage(page, site.files, sizeOf)));
}

async function weighPage(
  page: ExportedPage,
  files: ExportFiles,
  sizeOf: (path: string) => Promise<number>,
): Promise<PageWeight> {
  const requests = requestsOf(page.document, files);
  const sum = async (addresses: readonly string[]) => {
    // One that leads nowhere has no weight: the refusal of dead links tells it.
    const paths = addresses.map((address) => address.slice(1)).filter((path) => files.paths.has(path));
    const sizes = await Promise.all(paths.map(sizeOf));
    return sizes.reduce((total, size) => total + size, 0);
  };
  return {
    page: page.path,
    javaScript: await sum(requests.scripts),
    html: await sizeOf(page.file),
    css: await sum(requests.styles),
    fonts: await sum(requests.fonts),
    preloadedFonts: requests.preloadedFonts.length,
    requests: countRequests(requests),
    foreign: requests.foreign,
  };
}

function countRequests({ scripts, styles, fonts, drawings, icons, foreign }: PageRequests): number {
  const document = 1;
  return (
    document + [scripts, styles, fonts, drawings, icons, foreign].reduce((sum, { length }) => sum + length, 0)
  );
}
