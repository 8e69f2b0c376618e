import { difference } from "./difference.ts";

/** A changed sentence: "" before if it is new, "" after if it is gone. */
export interface SentenceChange {
  before: string;
  after: string;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Returns the sentences that changed between two lists of lines, in the order of the page. */
export function changedSentences(before: readonly string[], after: readonly string[]): SentenceChange[] {
  const parts = difference(sentencesOf(before), sentencesOf(after));
  return parts.flatMap((part, index) => {
    const [previous, next] = [parts[index - 1], parts[index + 1]];
    if (part.in === "both" || (part.in === "after" && previous?.in === "before")) return [];
    const gone = part.in === "before" ? part.items : [];
    const come = part.in === "after" ? part.items : next?.in === "after" ? next.items : [];
    // Sentences in one place count as versions of each other, in their order.
    const length = Math.max(gone.length, come.length);
    return Array.from({ length }, (_, at) => ({ before: gone[at] ?? "", after: come[at] ?? "" }));
  });
}

function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
}
