/** A piece of two sequences: in both, or in one of them. */
export interface Piece<Item> {
  kind: "both" | "before" | "after";
  item: Item;
}

/** How one sequence became another, by their longest common subsequence. Items are equal when they are identical. */
export function sequenceDifference<Item>(before: readonly Item[], after: readonly Item[]): Piece<Item>[] {
  // lengths[i][j]: of the longest common subsequence of what follows i and j.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i] as Uint32Array;
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      pieces.push({ kind: "both", item: after[j] as Item });
      i++;
      j++;
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: "before", item: before[i++] as Item });
    } else {
      pieces.push({ kind: "after", item: after[j++] as Item });
    }
  }
  return pieces;
}
