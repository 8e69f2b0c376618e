/** What to offer in place of a word that is not in a list: the nearest one in it, or all of them. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `There are: ${known.join(", ")}.` : `Did you mean ${near}?`;
}

/** The word of a list that another one may be meant for. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const first = [...known].sort((a, b) => distance(word, a) - distance(word, b))[0];
  const isNear = first !== undefined && distance(word, first) <= Math.max(2, word.length / 3);
  return isNear ? first : undefined;
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
