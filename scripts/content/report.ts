import type { ContentProblem } from "./types.ts";

/** The problems as text for a terminal: what is wrong, and below it what would be right. */
export function reportProblems(problems: readonly ContentProblem[]): string {
  const paragraphs = problems.map(
    ({ file, field, wrong, right }) => `${file}${field ? `  ${field}` : ""}\n  ${wrong}\n  ${right}\n`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${paragraphs.join("\n")}\n${count} in the content.`;
}
