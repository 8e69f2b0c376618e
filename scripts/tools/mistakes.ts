import { Problem } from "./problem.ts";

/** A mistake in the content or in the exported site, in words that its author can act on. */
export interface Mistake {
  /** A file from the project's folder, or a page or file of the export: "content/pages/pricing.ts", "/pricing". */
  file: string;
  line?: number;
  /** Where in it: "plans[1].price", "img alt". */
  field?: string;
  wrong: string;
  right: string;
}

/** Returns mistakes as text for a terminal, each once, with its remedy below. */
export function report(mistakes: readonly Mistake[]): string {
  return paragraphs(mistakes).join("\n");
}

/** Throws a Problem that lists and counts all mistakes, if there are any. `where` is their place: "in the content". */
export function throwMistakes(mistakes: readonly Mistake[], where: string): void {
  if (mistakes.length === 0) return;
  const { length } = paragraphs(mistakes);
  throw new Problem(`${report(mistakes)}\n${length === 1 ? "1 problem" : `${length} problems`} ${where}.`);
}

function paragraphs(mistakes: readonly Mistake[]): string[] {
  const all = mistakes.map(({ file, line, field, wrong, right }) => {
    const place = `${file}${line === undefined ? "" : `:${line}`}${field ? `  ${field}` : ""}`;
    return `${place}\n  ${wrong}\n  ${right}\n`;
  });
  return [...new Set(all)];
}
