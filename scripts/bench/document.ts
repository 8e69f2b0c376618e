import { readFileSync, writeFileSync } from "node:fs";
import { Problem } from "../tools/problem.ts";

const file = "docs/performance.md";
const marks = ["<!-- npm run bench -- --write: begin -->", "<!-- npm run bench -- --write: end -->"] as const;

/** Puts the figures between their marks in docs/performance.md. */
export function writeFigures(lines: readonly string[]): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, withFigures(text, lines));
}

/** A document with other figures between its marks. */
export function withFigures(text: string, lines: readonly string[]): string {
  const [begin, end] = marks.map((mark) => text.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin)
    throw new Problem(`${file} lacks the marks between which the figures stand:\n${marks.join("\n")}`);
  return `${text.slice(0, begin + marks[0].length)}\n\n${lines.join("\n")}\n\n${text.slice(end)}`;
}

/** Rows of cells as a table of Markdown, figures to the right. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column < 2 ? "---" : "---:"))), ...rows.map(line)];
}
