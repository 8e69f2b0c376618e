import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { bytesOf, type ExportedSite, type ExportFiles } from "./post-build/read-site.ts";
import { Problem } from "./tools/problem.ts";

/**
 * The weight of the heaviest page, in bytes as Brotli sends them. After growth that was intended, copy the line that a build prints.
 * Next.js and React alone have 115,171 of scripts.
 */
export const heaviest = { HTML: 28_223, stylesheet: 16_909, scripts: 129_015, fonts: 32_764 } as const;

type Kind = keyof typeof heaviest;
type Weights = Readonly<Record<Kind, number>>;

/** Adds the room for growth, 8 %, so that one more section needs no new limit. */
const withRoom = (weight: number) => Math.floor(weight * 1.08);

/** The most that scripts may weigh on a first visit, when the code that moves onboarding's steps loads too. */
export const firstVisitLimit = withRoom(heaviest.scripts + 5_000);

const compress = promisify(brotliCompress);

/** Returns a file's size as a CDN sends it. A font is compressed already. */
async function sentSize(path: string, files: ExportFiles): Promise<number> {
  const bytes = bytesOf(path, files);
  return path.endsWith(".woff2") ? bytes.length : (await compress(bytes)).length;
}

/** Returns the paths of the scripts that a page loads from this site in a modern browser. */
export function scriptUrls(document: HTMLElement): string[] {
  return document.querySelectorAll('script[src^="/"]:not([nomodule])').map(({ attrs }) => attrs.src ?? "");
}

/** Returns a function that weighs files of an export together, by their URLs. Each is compressed once. */
export function weigherOf(files: ExportFiles): (urls: readonly string[]) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (url: string) => {
    const size = sizes.get(url) ?? sentSize(url.slice(1), files);
    sizes.set(url, size);
    return size;
  };
  return async (urls) => {
    const all = await Promise.all([...new Set(urls)].map(sizeOf));
    return all.reduce((sum, size) => sum + size, 0);
  };
}

/** Throws a Problem if a page exceeds a limit, or has nothing to weigh, which the selectors here have then missed. */
export async function checkBudgets(site: ExportedSite, usual: Weights = heaviest): Promise<void> {
  const { pages, files } = site;
  const kinds = Object.keys(usual) as Kind[];
  const weigh = weigherOf(files);
  const weights = await Promise.all(
    pages.map(async ({ file, document }): Promise<Weights> => {
      const linked = (kind: string) =>
        document.querySelectorAll(`link[as=${kind}]`).map(({ attrs }) => attrs.href ?? "");
      return {
        HTML: await weigh([`/${file}`]),
        stylesheet: await weigh(linked("style")),
        scripts: await weigh(scriptUrls(document)),
        fonts: await weigh(linked("font")),
      };
    }),
  );
  const heaviestOf = (kind: Kind) => [kind, Math.max(...weights.map((page) => page[kind]))];
  const found = Object.fromEntries(kinds.map(heaviestOf));
  const problems = weights.flatMap((page, index) =>
    kinds.flatMap((kind) => {
      const [weight, limit, path] = [page[kind], withRoom(usual[kind]), pages[index]?.path];
      if (weight === 0) return `${path}: ${kind} not found`;
      if (weight <= limit) return [];
      return `${path}: ${kind} of ${weight} bytes, ${weight - limit} over the limit of ${limit}, and ${weight - usual[kind]} more than the heaviest page had`;
    }),
  );
  const line = `Budgets: the heaviest of ${pages.length} pages: ${JSON.stringify(found)}`;
  if (problems.length > 0)
    throw new Problem(
      `${problems.join("\n")}\n${line}\nMake the pages lighter, or set \`heaviest\` in scripts/budgets.ts to these.`,
    );
  console.log(line);
}
