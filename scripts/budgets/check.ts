import { throwProblems } from "../post-build/export-checks.ts";
import type { ExportedSite } from "../post-build/types.ts";
import { budgets, type Measure, measures } from "./limits.ts";
import { type PageWeight, weighSite } from "./weigh.ts";

/** Weighs the pages and prints what they weigh. Throws when one is over its budget. */
export async function checkBudgets(site: ExportedSite): Promise<void> {
  const weights = await weighSite(site);
  const limits = Object.fromEntries(measures.map((measure) => [measure, budgets[measure].limit]));
  console.log("\nBudgets, in bytes as Brotli sends them:");
  console.table(Object.fromEntries([...weights.map(({ page, ...row }) => [page, row]), ["limit", limits]]));
  throwProblems(
    weights.flatMap((weight) =>
      overBudget(weight).map((measure) => {
        const { name, unit, limit, remedy } = budgets[measure];
        const problem = `It has ${weight[measure]}${unit}: the limit is ${limit}${unit}.`;
        return { page: weight.page, field: name, problem, remedy };
      }),
    ),
  );
}

/** Returns of what a page has too much. */
function overBudget(weight: PageWeight): Measure[] {
  return measures.filter((measure) => weight[measure] > budgets[measure].limit);
}
