import type { HeadContent } from "./snapshot.ts";

/** A changed sentence: "" before if it is new, "" after if it is gone. */
export interface SentenceChange {
  before: string;
  after: string;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const sentencesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));

/** Returns the sentences that changed between two lists of lines, in the order of the page. */
export function changedSentences(before: readonly string[], after: readonly string[]): SentenceChange[] {
  return difference(sentencesOf(before), sentencesOf(after)).flatMap(({ removed, added }) =>
    // Sentences in one place count as versions of each other, in their order.
    Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => ({
      before: removed[at] ?? "",
      after: added[at] ?? "",
    })),
  );
}

/** A place where two lists differ, and the items up to the next such place, which both have. */
export interface Part {
  removed: string[];
  added: string[];
  same: string[];
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
    const isSame = i < before.length && before[i] === after[j];
    const last = parts.at(-1);
    const part = last && (isSame || last.same.length === 0) ? last : { removed: [], added: [], same: [] };
    if (part !== last) parts.push(part);
    const goes = j === after.length || (i < before.length && from(i + 1, j) >= from(i, j + 1));
    const items = isSame ? part.same : goes ? part.removed : part.added;
    items.push((isSame || goes ? before[i] : after[j]) ?? "");
    if (isSame || goes) i++;
    if (isSame || !goes) j++;
  }
  return parts;
}

/** What search engines and social networks show of a page. */
const previewNames = {
  title: "Search title",
  description: "Search description",
  "og:title": "Shared title",
  "og:description": "Shared description",
} as const;

/** Returns the changed texts of a page's search result and shared link. Those of the link are left out where they are the same. */
export function changedPreviews(
  before: HeadContent,
  now: HeadContent,
): (SentenceChange & { name: string })[] {
  const text = ({ title, meta }: HeadContent, name: string) =>
    name === "title" ? title : (meta[name] ?? "");
  const changes = Object.entries(previewNames).map(([field, name]) => ({
    name,
    before: text(before, field),
    after: text(now, field),
  }));
  const changed = changes.filter((change) => change.before !== change.after);
  return changed.filter(
    ({ before, after }, index) =>
      changed.findIndex((other) => other.before === before && other.after === after) === index,
  );
}
