import type { PageContent } from "../../content/types.ts";
import { limitsFor, measures } from "../budgets/faults.ts";
import { readFloor } from "../budgets/floor.ts";
import type { Measure as MeasureName } from "../budgets/limits.ts";
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

/** Weighs the exported pages. By path, the 404 page by "404.html". */
export async function weighPages(
  folder: string,
  pages: readonly PageContent[],
): Promise<Map<string, Measure[]>> {
  const limits = limitsFor(readFloor().javaScript);
  const paths = pages.map(({ path }) => path);
  const weights = await weighSite(readSite(folderFiles(folder), paths, await readEnvironment()));
  const names = Object.keys(measures) as MeasureName[];
  return new Map(
    weights.map((weight) => [
      weight.page,
      names.map((key) => {
        const { name, unit } = measures[key];
        const words = (count: number) => (unit ? `${(count / 1000).toFixed(1)} kB` : String(count));
        return {
          name,
          value: words(weight[key]),
          limit: words(limits[key]),
          isOver: weight[key] > limits[key],
        };
      }),
    ]),
  );
}
