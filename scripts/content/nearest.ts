import { closest, distance } from "fastest-levenshtein";

/** Returns the fix for a word that is not in a list: the nearest word in it, or the whole list. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `There are: ${known.join(", ")}.` : `Did you mean ${near}?`;
}

/** Returns the word of a list that a misspelled word probably means. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const near = closest(word, known);
  return distance(word, near) <= Math.max(2, word.length / 3) ? near : undefined;
}
