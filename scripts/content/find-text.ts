import { humanDate } from "../../lib/text/dates.ts";
import { lineOf } from "./line-of.ts";
import { type ContentModule, nameOf, valuesIn } from "./queries.ts";

/** A value of the content, as the site shows it, and where it is written. */
export interface Place {
  file: string;
  line: number;
  field: string;
  text: string;
}

/** Returns where each value of the content is written. */
export function placesIn(modules: readonly ContentModule[]): Place[] {
  const name = nameOf(modules);
  return modules.flatMap((module) =>
    valuesIn([module]).map(({ file, field, value }) => {
      const text = /^\d{4}-\d\d-\d\d$/.test(`${value}`) ? humanDate(`${value}`) : `${value}`;
      return { file, line: lineOf(field, module, name), field, text };
    }),
  );
}

/** Stands for a value that is filled in. */
const anyWord = "*";

/**
 * Returns the places of a text, as it is on the page or in part, the closest first. Case and punctuation do not count. Where no
 * place has all of its words, because another text is beside it, those with the most words in a row are returned, if they have more
 * than half of them. Of equals, first are those of the page at `path`, and last what only search engines and lists show.
 */
export function findText(seen: string, places: readonly Place[], path?: string): Place[] {
  const words = wordsOf(seen).slice(0, 60);
  const candidates = places.map((place) => ({ place, words: wordsOf(place.text) }));
  const page = places.find(({ field, text }) => field === "path" && text === path)?.file;
  const isHidden = ({ field, text }: Place) =>
    text.startsWith("/") || /^(path|name|title|description|llms\..*|.*\b(id|art|icon))$/.test(field);
  const rank = (place: Place) => Number(place.file !== page) * 2 + Number(isHidden(place));
  for (let count = words.length; count > words.length / 2; count--)
    for (let start = 0; start + count <= words.length; start++) {
      const phrase = words.slice(start, start + count);
      const found = candidates.filter((one) => hasPhrase(one.words, phrase));
      if (found.length > 0)
        return found
          .sort((a, b) => a.words.length - b.words.length || rank(a.place) - rank(b.place))
          .map(({ place }) => place);
    }
  return [];
}

/** Whether these words are in a row in a text, at least half of them without values that are filled in. */
function hasPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  const fits = (there: string | undefined, word: string | undefined) => there === word || there === anyWord;
  return text.some(
    (first, start) =>
      // First, because most places end here: a long text asks this some million times.
      fits(first, phrase[0]) &&
      phrase.every((word, index) => fits(text[start + index], word)) &&
      phrase.filter((word, index) => text[start + index] === word).length >= phrase.length / 2,
  );
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(/\{\w+\}/g, anyWord)
      .match(/\*|[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  );
}
