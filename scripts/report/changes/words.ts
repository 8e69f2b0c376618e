import { sequenceDifference } from "./sequence.ts";

/** A sentence that changed. One side is empty when it was added or taken out. */
export interface WordChange {
  before: readonly Part[];
  after: readonly Part[];
}

/** Some words of a sentence, and whether the other side lacks them. */
export interface Part {
  text: string;
  changed: boolean;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** What changed in a page's words, sentence by sentence, in the order of the page. */
export function wordChanges(before: readonly string[], after: readonly string[]): WordChange[] {
  const changes: WordChange[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const close = () => {
    // Sentences that stand in one place are taken for forms of each other, in their order.
    for (let index = 0; index < Math.max(gone.length, come.length); index++) {
      changes.push(sentenceChange(gone[index], come[index]));
    }
    gone = [];
    come = [];
  };
  for (const { kind, item } of sequenceDifference(sentencesOf(before), sentencesOf(after))) {
    if (kind === "both") close();
    else (kind === "before" ? gone : come).push(item);
  }
  close();
  return changes;
}

/** The changes that most pages have alike, such as the footer's. */
export function sharedChanges(pages: readonly (readonly WordChange[])[]): WordChange[] {
  const counts = new Map<string, number>();
  for (const changes of pages) {
    for (const key of new Set(changes.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 2 && count > pages.length / 2);
  return shared.map(([key]) => JSON.parse(key));
}

/** A page's changes without those that are told for all pages. */
export function ownChanges(changes: readonly WordChange[], shared: readonly WordChange[]): WordChange[] {
  const keys = new Set(shared.map(keyOf));
  return changes.filter((change) => !keys.has(keyOf(change)));
}

function keyOf({ before, after }: WordChange): string {
  return JSON.stringify({ before, after });
}

function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
}

function sentenceChange(before: string | undefined, after: string | undefined): WordChange {
  if (before === undefined) return { before: [], after: [{ text: after ?? "", changed: true }] };
  if (after === undefined) return { before: [{ text: before, changed: true }], after: [] };
  const pieces = sequenceDifference(before.split(" "), after.split(" "));
  const side = (other: "before" | "after") =>
    joinParts(
      pieces
        .filter(({ kind }) => kind !== other)
        .map(({ kind, item }) => ({ text: item, changed: kind !== "both" })),
    );
  return { before: side("after"), after: side("before") };
}

/** Neighbouring words of one kind as one part. */
function joinParts(words: readonly Part[]): Part[] {
  const parts: Part[] = [];
  for (const { text, changed } of words) {
    const last = parts.at(-1);
    if (last?.changed === changed) last.text = `${last.text} ${text}`;
    else parts.push({ text, changed });
  }
  return parts;
}
