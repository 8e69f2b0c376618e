import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { scriptUrls } from "./post-build/defer-scripts.ts";
import { type ExportedPage, type ExportedSite, everyPage } from "./post-build/read-site.ts";
import { Problem } from "./tools/problem.ts";

/** The most that a page may weigh, in bytes as Brotli sends them. Next.js and React alone have 115,171 of scripts. */
export const limits = { HTML: 31_000, stylesheet: 16_500, scripts: 133_000, fonts: 34_000 } as const;

/** The most that scripts may weigh on a first visit, when onboarding's later steps load too. */
export const firstVisitLimit = limits.scripts + 5_000;

const compress = promisify(brotliCompress);

/** Returns a file's size as a CDN sends it. A font is compressed already. */
export async function sentSize(path: string, bytes: Uint8Array): Promise<number> {
  return path.endsWith(".woff2") ? bytes.length : (await compress(bytes)).length;
}

/** Returns the URLs of the fonts that a page preloads. */
export function fontUrls(document: ExportedPage["document"]): string[] {
  return document.querySelectorAll('link[as="font"]').map(({ attrs }) => attrs.href ?? "");
}

/** Throws a Problem if a page exceeds a limit. A file that several pages share is compressed once. */
export async function checkBudgets(site: ExportedSite): Promise<void> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? sentSize(path, site.files.bytes(path));
    sizes.set(path, size);
    return size;
  };
  const pages = everyPage(site);
  const over: string[] = [];
  for (const { path, file, document } of pages) {
    const stylesheets = document.querySelectorAll("[data-href]").map(({ attrs }) => attrs["data-href"] ?? "");
    const urls = {
      HTML: [`/${file}`],
      stylesheet: stylesheets,
      scripts: scriptUrls(document),
      fonts: fontUrls(document),
    };
    for (const [kind, limit] of Object.entries(limits)) {
      const files = new Set(urls[kind as keyof typeof limits]);
      const parts = await Promise.all([...files].map((url) => sizeOf(url.slice(1))));
      const weight = parts.reduce((sum, size) => sum + size, 0);
      if (weight > limit) over.push(`${path}: ${kind} of ${weight} bytes exceeds the limit of ${limit}`);
    }
  }
  if (over.length > 0) throw new Problem(`${over.join("\n")}\nThe limits are in scripts/budgets.ts.`);
  console.log(`Budgets: ${pages.length} pages are within the limits.`);
}
