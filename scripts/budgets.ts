import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { styleUrls } from "./post-build/inline-styles.ts";
import { type ExportedSite, everyPage } from "./post-build/read-site.ts";
import { scriptUrls } from "./post-build/scripts-last.ts";
import { Problem } from "./tools/problem.ts";

/** The most that a page may weigh, in bytes as Brotli sends them. Next.js and React alone have 115,171 of scripts. */
export const limits = { HTML: 33_500, stylesheet: 17_800, scripts: 143_000, fonts: 36_500 } as const;

type Kind = keyof typeof limits;

/** The most that scripts may weigh on a first visit, when the code that moves onboarding's steps loads too. */
export const firstVisitLimit = limits.scripts + 5_000;

const compress = promisify(brotliCompress);

/** Returns a file's size as a CDN sends it. A font is compressed already. */
export async function sentSize(path: string, bytes: Uint8Array): Promise<number> {
  return path.endsWith(".woff2") ? bytes.length : (await compress(bytes)).length;
}

/**
 * Throws a Problem if a page exceeds a limit, or has nothing to weigh, which the selectors here have then missed. A file that
 * several pages share is compressed once, and HTML on every core at once.
 */
export async function checkBudgets(site: ExportedSite, most: Record<Kind, number> = limits): Promise<void> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (url: string) => {
    const size = sizes.get(url) ?? sentSize(url, site.files.bytes(url.slice(1)));
    sizes.set(url, size);
    return size;
  };
  const pages = everyPage(site);
  const problems: string[] = [];
  for (const { file } of pages) sizeOf(`/${file}`);
  for (const { path, file, document } of pages) {
    const urls: Record<Kind, string[]> = {
      HTML: [`/${file}`],
      stylesheet: styleUrls(document),
      scripts: scriptUrls(document),
      fonts: document.querySelectorAll('link[as="font"]').map(({ attrs }) => attrs.href ?? ""),
    };
    for (const kind of Object.keys(most) as Kind[]) {
      const parts = await Promise.all([...new Set(urls[kind])].map(sizeOf));
      const weight = parts.reduce((sum, size) => sum + size, 0);
      if (parts.length === 0) problems.push(`${path}: ${kind} not found`);
      if (weight > most[kind])
        problems.push(`${path}: ${kind} of ${weight} bytes exceeds the limit of ${most[kind]}`);
    }
  }
  if (problems.length > 0) throw new Problem(`${problems.join("\n")}\nThe limits are in scripts/budgets.ts.`);
  console.log(`Budgets: ${pages.length} pages are within the limits.`);
}
