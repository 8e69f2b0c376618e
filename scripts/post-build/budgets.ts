import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { Problem } from "../tools/problem.ts";
import { bytesOf, type ExportedPage, type ExportedSite, type ExportFiles, readPage } from "./read-site.ts";

const linked =
  (selector: string) =>
  ({ document }: ExportedPage): string[] =>
    document.querySelectorAll(selector).map(({ attrs }) => attrs.href ?? attrs.src ?? "");

/** Each kind of file that a page loads: the most that it may weigh, in kB as Cloudflare sends it, and its URLs. */
export const budgets = {
  HTML: { limit: 36, urlsOf: ({ file }: ExportedPage) => [`/${file}`] },
  styles: { limit: 22, urlsOf: linked("link[as=style]") },
  scripts: { limit: 163, urlsOf: linked('script[src^="/"]:not([nomodule])') },
  fonts: { limit: 36, urlsOf: linked("link[as=font]") },
} as const;

const compress = promisify(brotliCompress);
/** Cloudflare's level of compression. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The weights of files, by their bytes: pages share most of what they load. */
const weights = new WeakMap<Buffer, number>();

/** Returns the weight of files of an export, by their URLs, in kB. */
export async function weigh(urls: readonly string[], files: ExportFiles): Promise<number> {
  const sizes = urls.map(async (url) => {
    const bytes = bytesOf(url.slice(1), files);
    // Fonts are compressed already.
    const isCompressed = url.endsWith(".woff2");
    const size = weights.get(bytes) ?? (isCompressed ? bytes : await compress(bytes, options)).length;
    weights.set(bytes, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

/** Throws a Problem if a page exceeds a limit, or has no file of a kind, because no selector matches it any longer. */
export async function checkBudgets({ pages, files }: ExportedSite): Promise<void> {
  const problems: string[] = [];
  for (const place of pages) {
    const page = readPage(place, files);
    const { path } = page;
    for (const [kind, { limit, urlsOf }] of Object.entries(budgets)) {
      const weight = await weigh(urlsOf(page), files);
      if (weight === 0) problems.push(`${path} has no ${kind}.`);
      if (weight > limit) problems.push(`${path} has ${weight} kB of ${kind}. The limit is ${limit}.`);
    }
  }
  if (problems.length > 0)
    throw new Problem(
      `${problems.join("\n")}\nMake the pages lighter, or raise a limit in scripts/post-build/budgets.ts.`,
    );
}
