import { closest, distance } from "fastest-levenshtein";

/** A failure that the reader can act on: its message is printed without a stack. */
export class Problem extends Error {}

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
export function formatMistakes(mistakes: readonly Mistake[]): string {
  return paragraphs(mistakes).join("\n");
}

/** Throws a Problem that lists and counts all mistakes, if there are any. `where` is their place: "in the content". */
export function throwMistakes(mistakes: readonly Mistake[], where: string): void {
  if (mistakes.length === 0) return;
  const { length } = paragraphs(mistakes);
  throw new Problem(
    `${formatMistakes(mistakes)}\n${length === 1 ? "1 problem" : `${length} problems`} ${where}.`,
  );
}

function paragraphs(mistakes: readonly Mistake[]): string[] {
  const all = mistakes.map(({ file, line, field, wrong, right }) => {
    const place = `${file}${line === undefined ? "" : `:${line}`}${field ? `  ${field}` : ""}`;
    return `${place}\n  ${wrong}\n  ${right}\n`;
  });
  return [...new Set(all)];
}

/** Returns the fix for a word that is not in a list: the nearest word in it, or the whole list. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `There are: ${known.join(", ")}.` : `Did you mean ${near}?`;
}

/** Returns the word of a list that a misspelled word probably means. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known.length > 0 ? closest(word, known) : undefined;
  return near !== undefined && distance(word, near) <= Math.max(2, word.length / 3) ? near : undefined;
}
