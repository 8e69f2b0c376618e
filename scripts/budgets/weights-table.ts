import { budgets, measures } from "./limits.ts";
import type { PageWeight } from "./weigh.ts";

/**
 * Returns the weights of pages and their limits as a Markdown table, each with its difference from the same page of
 * `base` in parentheses.
 */
export function weightsTable(weights: readonly PageWeight[], base: readonly PageWeight[] = weights): string {
  const rows = weights.map((weight) => {
    const before = base.find(({ page }) => page === weight.page);
    return [
      before ? weight.page : `${weight.page} (new)`,
      ...measures.map((measure) => figure(weight[measure], before?.[measure])),
    ];
  });
  const head = ["Bytes, as Brotli sends them", ...measures.map((measure) => budgets[measure].name)];
  const limits = ["Limit", ...measures.map((measure) => figure(budgets[measure].limit))];
  const all = [head, ...rows, limits];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(" | ")} |\n`;
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [head, rule, ...rows, limits].map(line).join("");
}

function figure(count: number, before = count): string {
  const difference = count - before;
  const words = count.toLocaleString("en");
  return difference === 0
    ? words
    : `${words} (${difference > 0 ? "+" : ""}${difference.toLocaleString("en")})`;
}
