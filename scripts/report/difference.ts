/** A run of items that two lists share, or that only one of them has. */
export interface Part {
  in: "both" | "before" | "after";
  items: string[];
}

/** Returns the smallest difference between two lists: the fewest items added or removed. */
export function difference(before: readonly string[], after: readonly string[]): Part[] {
  // The number of items that the rests of the lists share, from each place in both.
  const shared = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const from = (i: number, j: number) => shared[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (shared[i] ?? [])[j] =
        before[i] === after[j] ? from(i + 1, j + 1) + 1 : Math.max(from(i + 1, j), from(i, j + 1));
  const parts: Part[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    const isIn = partAt(i, j);
    const item = (isIn === "after" ? after[j] : before[i]) ?? "";
    const last = parts.at(-1);
    if (last?.in === isIn) last.items.push(item);
    else parts.push({ in: isIn, items: [item] });
    if (isIn !== "after") i++;
    if (isIn !== "before") j++;
  }
  return parts;

  function partAt(i: number, j: number): Part["in"] {
    if (i < before.length && before[i] === after[j]) return "both";
    const goes = i < before.length && (j >= after.length || from(i + 1, j) >= from(i, j + 1));
    return goes ? "before" : "after";
  }
}
