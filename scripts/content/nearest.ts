/** What to offer in place of a word that is not in a list: the nearest one in it, or all of them. */
export function suggestion(word: string, known: readonly string[]): string {
  const nearest = [...known].sort((a, b) => distance(word, a) - distance(word, b))[0];
  if (nearest !== undefined && distance(word, nearest) <= Math.max(2, word.length / 3)) {
    return `Did you mean ${nearest}?`;
  }
  return `There are: ${known.join(", ")}.`;
}

/** How many letters must be put in, taken out or replaced to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
