import { refuse } from "../post-build/export-checks.ts";
import type { ExportedSite } from "../post-build/types.ts";
import { budgets, measures } from "./limits.ts";
import { weighSite } from "./weigh.ts";

/** Weighs the pages and prints a table. Throws a Problem when one is over its budget. */
export async function checkBudgets(site: ExportedSite): Promise<void> {
  const weights = await weighSite(site);
  const limits = Object.fromEntries(measures.map((measure) => [measure, budgets[measure].limit]));
  console.log("\nBudgets, in bytes as Brotli sends them:");
  console.table(Object.fromEntries([...weights.map(({ page, ...row }) => [page, row]), ["limit", limits]]));
  refuse(
    weights.flatMap((weight) =>
      measures.flatMap((measure) => {
        const { name, unit, limit, remedy } = budgets[measure];
        if (weight[measure] <= limit) return [];
        const wrong = `It has ${weight[measure]}${unit}: the limit is ${limit}${unit}.`;
        return [{ file: weight.page, field: name, wrong, right: remedy }];
      }),
    ),
  );
}
