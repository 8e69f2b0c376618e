import type { PageContent } from "../../content/schema.ts";
import { budgets, measures } from "../budgets/limits.ts";
import { weighSite } from "../budgets/weigh.ts";
import { folderFiles } from "../post-build/files.ts";
import { readSite } from "../post-build/read-site.ts";
import { readEnvironment } from "../tools/environment.ts";

/** One measure of a page against its limit, in words for readers. */
export interface Measure {
  name: string;
  value: string;
  limit: string;
  isOver: boolean;
}

/** Returns what the exported pages weigh, by path; the 404 page by "404.html". */
export async function weighPages(
  folder: string,
  pages: readonly PageContent[],
): Promise<Map<string, Measure[]>> {
  const paths = pages.map(({ path }) => path);
  const weights = await weighSite(readSite(folderFiles(folder), paths, await readEnvironment()));
  return new Map(
    weights.map((weight) => [
      weight.page,
      measures.map((measure) => {
        const { name, unit, limit } = budgets[measure];
        const words = (count: number) => (unit ? `${(count / 1000).toFixed(1)} kB` : String(count));
        const value = weight[measure];
        return { name, value: words(value), limit: words(limit), isOver: value > limit };
      }),
    ]),
  );
}
