import { lineWidth } from "../../lib/letter-widths.ts";

export interface CutText {
  shown: string;
  /** Says that it was cut, and where. */
  remark?: string;
}

// What search engines show on a wide screen: about these, and on a phone hardly more.
const titleSize = 20;
const mostTitlePixels = 600;
const mostTitleCharacters = 60;
const mostDescriptionCharacters = 158;

/** A title as search results show it. */
export function cutTitle(title: string): CutText {
  const fits = (text: string) =>
    text.length <= mostTitleCharacters && lineWidth(text, titleSize) <= mostTitlePixels;
  const width = Math.round(lineWidth(title, titleSize));
  const limit = `about ${mostTitlePixels} pixels or ${mostTitleCharacters} characters fit`;
  return cut(
    title,
    fits,
    `The title is cut: it has ${title.length} characters, ${width} pixels wide; ${limit}.`,
  );
}

/** A description as search results show it. */
export function cutDescription(description: string): CutText {
  const fits = (text: string) => text.length <= mostDescriptionCharacters;
  const limit = `about ${mostDescriptionCharacters} fit`;
  return cut(description, fits, `The description is cut: it has ${description.length} characters; ${limit}.`);
}

/** Cuts after the last word with which a text fits, its ellipsis included; within a word that is too long alone. */
function cut(text: string, fits: (text: string) => boolean, remark: string): CutText {
  if (fits(text)) return { shown: text };
  const shortened = (kept: string) => `${kept.replace(/[\s,.;:|–-]+$/, "")} …`;
  const ends = [...text.matchAll(/\s/g)].map(({ index }) => index).reverse();
  const words = ends.map((end) => shortened(text.slice(0, end))).find((part) => part !== " …" && fits(part));
  if (words !== undefined) return { shown: words, remark };
  let letters = text;
  while (letters !== "" && !fits(shortened(letters))) letters = letters.slice(0, -1);
  return { shown: shortened(letters), remark };
}
