import { diffArrays } from "diff";

/** A sentence that reads otherwise than before: "" before if it is new, "" after if it is gone. */
export interface SentenceChange {
  before: string;
  after: string;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Returns the sentences that changed between two lists of lines, in the order of the page. */
export function changedSentences(before: readonly string[], after: readonly string[]): SentenceChange[] {
  const chunks = diffArrays(sentencesOf(before), sentencesOf(after));
  return chunks.flatMap(({ added, removed, value }, index) => {
    const [previous, next] = [chunks[index - 1], chunks[index + 1]];
    if (!removed && (!added || previous?.removed)) return [];
    const gone = removed ? value : [];
    const come = added ? value : next?.added ? next.value : [];
    // Sentences in one place are taken for versions of each other, in their order.
    const length = Math.max(gone.length, come.length);
    return Array.from({ length }, (_, at) => ({ before: gone[at] ?? "", after: come[at] ?? "" }));
  });
}

function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
}
