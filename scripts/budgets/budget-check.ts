import { throwExportMistakes } from "../post-build/export-checks.ts";
import type { ExportedSite } from "../post-build/read-site.ts";
import { budgets, measures } from "./limits.ts";
import { type PageWeight, weighSite } from "./weigh.ts";

/** Weighs the pages and prints a table. Throws a Problem when one is over its budget. */
export async function checkBudgets(site: ExportedSite): Promise<void> {
  const weights = await weighSite(site);
  const limits = Object.fromEntries(measures.map((measure) => [measure, budgets[measure].limit]));
  console.log("\nBudgets, in bytes as Brotli sends them:");
  console.table(Object.fromEntries([...weights.map(({ page, ...row }) => [page, row]), ["limit", limits]]));
  throwExportMistakes(
    weights.flatMap((weight) =>
      measures.flatMap((measure) => {
        const { name, limit, remedy } = budgets[measure];
        if (weight[measure] <= limit) return [];
        const unit = measure === "requests" ? "" : " bytes";
        const wrong = `It has ${weight[measure]}${unit}: the limit is ${limit}${unit}.`;
        return [{ file: weight.page, field: name, wrong, right: remedy }];
      }),
    ),
  );
}

/**
 * Returns the weights of pages and their limits as a Markdown table, each with its difference from the same page of
 * `base` in parentheses.
 */
export function weightsTable(weights: readonly PageWeight[], base: readonly PageWeight[]): string {
  const rows = weights.map((weight) => {
    const before = base.find(({ page }) => page === weight.page);
    return [
      before ? weight.page : `${weight.page} (new)`,
      ...measures.map((measure) => figure(weight[measure], before?.[measure])),
    ];
  });
  return [
    ["Page", ...measures.map((measure) => budgets[measure].name)],
    ["---", ...measures.map(() => "---:")],
    ...rows,
    ["Limit", ...measures.map((measure) => figure(budgets[measure].limit))],
  ]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

function figure(count: number, before = count): string {
  const difference = count - before;
  const words = count.toLocaleString("en");
  return difference === 0
    ? words
    : `${words} (${difference > 0 ? "+" : ""}${difference.toLocaleString("en")})`;
}
