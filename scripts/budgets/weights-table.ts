import { budgets, measures } from "./limits.ts";
import type { PageWeight } from "./weigh.ts";

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
