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
  const limit = Math.max(2, word.length / 3);
  const [near] = known
    .map((name) => ({ name, edits: editDistance(word, name) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return near?.name;
}

/** Returns how many letters have to be added, removed or replaced to make one word another (Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1];
    row.slice(1).forEach((above, index) => {
      const replaced = (row[index] ?? 0) + (letter === to[index] ? 0 : 1);
      next.push(Math.min(above + 1, (next[index] ?? 0) + 1, replaced));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
