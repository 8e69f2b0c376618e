import type { Subject } from "./snapshot.ts";

/** Both versions of a sentence: "" before if it is new, "" after if it is gone, the same if it moved. */
interface Versions {
  before: string;
  after: string;
}

/** A changed sentence, and the names of what has it. */
export interface SentenceChange extends Versions {
  places: readonly string[];
}

/** The place of what every page has. */
export const everywhere = "everywhere";

/** What has changed since the last report. */
export type Changes = ReturnType<typeof changesOf>;

/** Returns what has changed since the last report: nothing in the first one. */
export function changesOf(now: readonly Subject[], last: readonly Subject[] = now) {
  const isIn = (subjects: readonly Subject[]) => (subject: Subject) =>
    subjects.some(({ id }) => id === subject.id);
  const hashes = new Map(last.flatMap(({ pictures }) => pictures).map(({ file, hash }) => [file, hash]));
  const sentences = sentenceChanges(now, last);
  const isShared = sentences.some(({ places }) => places.includes(everywhere));
  return {
    added: now.filter((subject) => !isIn(last)(subject)),
    gone: last.filter((subject) => !isIn(now)(subject)),
    sentences,
    /** Subjects whose pictures differ, with only those. */
    subjects: now
      .map((subject) => ({
        ...subject,
        pictures: subject.pictures.filter(({ file, hash }) => (hashes.get(file) ?? hash) !== hash),
        /** Whether words of every page changed, and none of this one alone: they are probably all that its pictures show. */
        isLikeAll: isShared && !sentences.some(({ places }) => places.includes(subject.name)),
      }))
      .filter(({ pictures }) => pictures.length > 0),
  };
}

/** Returns each changed sentence once. */
function sentenceChanges(now: readonly Subject[], last: readonly Subject[]): SentenceChange[] {
  const found = new Map<string, Versions & { places: Set<string> }>();
  for (const { id, name, isPage, sentences } of now) {
    const before = last.find((subject) => subject.id === id)?.sentences ?? sentences;
    for (const change of changedSentences(before, sentences)) {
      const known = found.get(JSON.stringify(change));
      if (!known) found.set(JSON.stringify(change), { ...change, places: new Set([name]) });
      // Pages are first. A menu shows the words of its page, too.
      else if (isPage) known.places.add(name);
    }
  }
  // A new page has no changes.
  const pages = now.filter(({ id, isPage }) => isPage && last.some((subject) => subject.id === id)).length;
  return [...found.values()].map(({ places, ...change }) => ({
    ...change,
    places: pages > 1 && places.size === pages ? [everywhere] : [...places],
  }));
}

/** Returns the sentences that changed, in the order of the page, then those that moved. Those in one place are versions of each other. */
function changedSentences(before: readonly string[], after: readonly string[]): Versions[] {
  const parts = difference(before, after);
  const allAdded = new Set(parts.flatMap(({ added }) => added));
  const moved = new Set(parts.flatMap(({ removed }) => removed).filter((each) => allAdded.has(each)));
  const others = (sentences: readonly string[]) => sentences.filter((each) => !moved.has(each));
  const changed = parts.flatMap((part) => {
    const [removed, added] = [others(part.removed), others(part.added)];
    return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => ({
      before: removed[at] ?? "",
      after: added[at] ?? "",
    }));
  });
  return [...changed, ...[...moved].map((each) => ({ before: each, after: each }))];
}

/** Splits a sentence into words and amounts, such as "$1,200", and the characters between them. */
const wordsOf = (sentence: string): string[] =>
  sentence.match(/\$?[\p{L}\p{N}]+(?:[.,]\p{N}+)*|[^\p{L}\p{N}]/gu) ?? [];

/** Returns the difference between the words of two versions of a sentence. */
export const changedWords = ({ before, after }: Versions): Part[] =>
  difference(wordsOf(before), wordsOf(after));

/** Returns a change in a few words: "$29 → $35", "new: Try it.", "moved: Pricing" */
export function inBrief({ before, after }: Versions): string {
  if (before === after) return `moved: ${after}`;
  if (before === "") return `new: ${after}`;
  if (after === "") return `gone: ${before}`;
  const [part, ...others] = changedWords({ before, after }).filter(({ same }) => same.length === 0);
  const isOnePlace = part && others.length === 0 && part.removed.length > 0 && part.added.length > 0;
  return isOnePlace ? `${part.removed.join("")} → ${part.added.join("")}` : `${before} → ${after}`;
}

/** A part of two lists: one that both have, or one in which they differ. */
interface Part {
  same: readonly string[];
  removed: readonly string[];
  added: readonly string[];
}

/** Returns the parts of two lists: the longest that both have, and the parts of what is before and after it. */
function difference(before: readonly string[], after: readonly string[]): Part[] {
  const { start, startAfter, length } = longestRun(before, after);
  const isEmpty = before.length === 0 && after.length === 0;
  if (length === 0) return isEmpty ? [] : [{ same: [], removed: before, added: after }];
  return [
    ...difference(before.slice(0, start), after.slice(0, startAfter)),
    { same: before.slice(start, start + length), removed: [], added: [] },
    ...difference(before.slice(start + length), after.slice(startAfter + length)),
  ];
}

/** Returns where the longest run of items that two lists share starts in both. */
function longestRun(before: readonly string[], after: readonly string[]) {
  const longest = { start: 0, startAfter: 0, length: 0 };
  for (const start of before.keys())
    for (const startAfter of after.keys()) {
      let length = 0;
      while (start + length < before.length && before[start + length] === after[startAfter + length])
        length++;
      if (length > longest.length) Object.assign(longest, { start, startAfter, length });
    }
  return longest;
}
