import type { Edit } from "./finding.ts";

/** The source with the edits made. Of edits that overlap, the one that starts last is made. */
export function mended(source: string, edits: readonly Edit[]): string {
  let text = source;
  let free = source.length;
  for (const { start, end, text: put } of [...edits].sort((a, b) => b.start - a.start)) {
    if (end > free) continue;
    // Lines stay where they are: the compiler tells places by line.
    const lines = text.slice(start, end).match(/\n/g)?.join("") ?? "";
    text = text.slice(0, start) + put + lines + text.slice(end);
    free = start;
  }
  return text;
}
