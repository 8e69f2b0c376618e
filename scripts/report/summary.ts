import { type Changes, changedWords, everywhere, inBrief, type SentenceChange } from "./changes.ts";

/** A line of the summary, and the subject that it is about if the report shows one. */
interface Line {
  text: string;
  id?: string;
}

/** The number of changed words that the summary names. It counts the others. */
const named = 8;

/** Returns the changes in a few lines: "New: Press (/press)", "$29 → $35 (6 sentences: Pricing, Products)", "14 pictures". */
export function summaryOf({ added, gone, sentences, subjects }: Changes): Line[] {
  const words = inGroups(sentences);
  const titles = sentences.filter(({ after }) => after.startsWith("Search title:")).length;
  const lines = [
    ...added.map(({ id, name, path }) => ({ text: `New: ${name} (${path})`, id })),
    ...gone.map(({ name, path }) => ({ text: `Gone: ${name} (${path})` })),
    ...words.slice(0, named).map((text) => ({ text })),
    ...count(words.length - named, "other change of words", "other changes of words"),
    ...count(titles, "search title"),
    ...count(picturesOf(subjects.filter(({ isLikeAll }) => !isLikeAll)), "picture"),
    ...count(
      picturesOf(subjects.filter(({ isLikeAll }) => isLikeAll)),
      "picture of a page whose own words did not change",
      "pictures of pages whose own words did not change",
    ),
  ];
  return lines.length > 0 ? lines : [{ text: "Nothing changed." }];
}

/** Returns changed words with the number and the pages of their sentences: amounts first, then what several pages share. */
function inGroups(sentences: readonly SentenceChange[]): string[] {
  const groups = new Map<string, SentenceChange[]>();
  for (const change of sentences)
    groups.set(inBrief(change), [...(groups.get(inBrief(change)) ?? []), change]);
  return [...groups]
    .map(([brief, changes]) => ({ brief, changes, places: placesOf(changes) }))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ brief, changes: { length }, places }) => {
      const where = places.length > 3 ? `${places.length} pages` : places.join(", ");
      return `${brief} (${length > 1 ? `${length} sentences: ` : ""}${where})`;
    });
}

function placesOf(changes: readonly SentenceChange[]): readonly string[] {
  const places = [...new Set(changes.flatMap((change) => change.places))];
  return places.includes(everywhere) ? [everywhere] : places;
}

function rankOf({ changes, places }: { changes: readonly SentenceChange[]; places: readonly string[] }) {
  if (changes.some(changesAmount)) return 0;
  return places.length > 1 || places[0] === everywhere ? 1 : 2;
}

const changesAmount = (change: SentenceChange): boolean =>
  changedWords(change).some(({ removed, added }) =>
    [...removed, ...added].some((word) => word.startsWith("$")),
  );

const picturesOf = (subjects: Changes["subjects"]) => subjects.flatMap(({ pictures }) => pictures).length;

const count = (number: number, one: string, many = `${one}s`): Line[] =>
  number > 0 ? [{ text: `${number} ${number === 1 ? one : many}` }] : [];
