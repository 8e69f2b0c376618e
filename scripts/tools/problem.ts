import { closest, distance } from "fastest-levenshtein";

/** A failure that is no bug of the tools: its message says what to do, and is printed without a stack. */
export class Problem extends Error {}

/** A problem in the content or in the exported site, and its fix. */
export interface Finding {
  /** A file from the project's folder, or a page or file of the export: "content/pages/pricing.ts", "/pricing". */
  file: string;
  line?: number;
  /** Where in it: "plans[1].price", "img alt". */
  field?: string;
  problem: string;
  fix: string;
}

/** Throws a Problem that lists and counts all findings, each once, if there are any. `where` is their place: "in the content". */
export function throwFindings(findings: readonly Finding[], where: string): void {
  const paragraphs = findings.map(({ file, line, field, problem, fix }) => {
    const place = `${file}${line === undefined ? "" : `:${line}`}${field ? `  ${field}` : ""}`;
    return `${place}\n  ${problem}\n  ${fix}\n\n`;
  });
  const different = [...new Set(paragraphs)];
  const { length } = different;
  if (length > 0)
    throw new Problem(`${different.join("")}${length === 1 ? "1 problem" : `${length} problems`} ${where}.`);
}

/** Returns the fix for a word that is not in a list: the nearest word, or the whole list. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `Choose one of: ${known.join(", ")}.` : `Did you mean ${near}?`;
}

/** Returns the word of a list that a misspelled word probably means. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known.length > 0 ? closest(word, known) : undefined;
  return near !== undefined && distance(word, near) <= Math.max(2, word.length / 3) ? near : undefined;
}
