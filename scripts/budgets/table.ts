import { limitsFor, number } from "./faults.ts";
import { floorShare } from "./limits.ts";
import type { PageWeight } from "./weigh.ts";

/** The weights as a table for a terminal, a line a page, the limits at its foot. */
export function budgetTable(weights: readonly PageWeight[], floor: number): string {
  const head = ["", "JavaScript", "÷ floor", "HTML", "CSS", "fonts", "preloaded", "requests"];
  const rows = weights.map((weight) => [
    weight.page,
    number(weight.javaScript),
    (weight.javaScript / floor).toFixed(3),
    number(weight.html),
    number(weight.css),
    number(weight.fonts),
    number(weight.preloadedFonts),
    number(weight.requests),
  ]);
  const most = limitsFor(floor);
  const foot = [
    "at most",
    number(most.javaScript),
    floorShare.toFixed(3),
    number(most.html),
    number(most.css),
    number(most.fonts),
    number(most.preloadedFonts),
    number(most.requests),
  ];
  return columns([head, ...rows, foot]);
}

/** Rows of cells as lines: the first column to the left, the figures to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const count = Math.max(...rows.map(({ length }) => length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
