import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type Substitute, substitutes } from "./font-substitutes.ts";
import { contentHash } from "./hashes.ts";

interface Family {
  name: string;
  /** Its name in the package of its files. */
  slug: string;
  substitutes: readonly Substitute[];
}

const families: readonly Family[] = [
  { name: "Bricolage Grotesque", slug: "bricolage-grotesque", substitutes: substitutes.bricolage },
  { name: "Figtree", slug: "figtree", substitutes: substitutes.figtree },
];

/** The weights that the styles use. */
const weights = { min: 400, max: 750 };

/** Where letters of the site may be written. */
const sources = ["app", "components", "content"];

export interface FontFile {
  /** With a hash of its content. */
  name: string;
  bytes: Buffer;
  face: string;
}

let cached: Promise<readonly FontFile[]> | undefined;

/** Returns both fonts, cut into files: all of Latin-1, Latin Extended-A, and the letters in use. */
export function fontFiles(): Promise<readonly FontFile[]> {
  cached ??= subsetFonts();
  return cached;
}

/** Returns the styles that declare the fonts and what stands in for them: substitutes of the same width. */
export async function fontFaces(): Promise<string> {
  const faces = (await fontFiles()).map(({ face }) => face);
  return [
    ...faces,
    ...families.flatMap(({ name, substitutes }) => substitutes.map((each) => substituteFace(name, each))),
  ].join("");
}

async function subsetFonts(): Promise<readonly FontFile[]> {
  const used = await usedLetters();
  // No letter is in two files: where the one of the letters in use comes late, browsers would ask for the other as well.
  const others = [...codePoints(0xa0, 0xff), ...codePoints(0x2010, 0x2044), 0x20ac];
  // The first part loads with every page, the others only when somebody writes a letter that they contain.
  const parts = [
    { source: "latin", letters: used, isUsed: true },
    { source: "latin", letters: others.filter((letter) => !used.includes(letter)), isUsed: false },
    { source: "latin-ext", letters: codePoints(0x100, 0x17f), isUsed: false },
  ];
  return Promise.all(
    families.flatMap(({ name, slug }) =>
      parts.map(async ({ source, letters, isUsed }) => {
        const path = `node_modules/@fontsource-variable/${slug}/files/${slug}-${source}-wght-normal.woff2`;
        const bytes = await subsetFont(
          await readFile(join(process.cwd(), path)),
          String.fromCodePoint(...letters),
          {
            targetFormat: "woff2",
            variationAxes: { wght: weights },
            // Without the alternate forms of letters, which the site does not use: 4 kB less.
            noLayoutClosure: true,
          },
        );
        const file = `${slug}-${contentHash(bytes)}.woff2`;
        // "optional" never moves painted text. Typed letters may be swapped.
        const face =
          `@font-face{font-family:"${name}";font-weight:${weights.min} ${weights.max};` +
          `font-display:${isUsed ? "optional" : "swap"};src:url(/fonts/${file});` +
          `unicode-range:${unicodeRange(letters)}}`;
        return { name: file, bytes, face };
      }),
    ),
  );
}

/** Signs that no source contains: the no-break space of last words, and the quotation marks that styles write. */
const unwritten = [0xa0, 0x201c, 0x201d];

/** ASCII, and every other letter of Latin-1 and sign that the sources or styles write. */
async function usedLetters(): Promise<readonly number[]> {
  const paths = await Promise.all(
    sources.map(async (folder) =>
      (await readdir(join(process.cwd(), folder), { recursive: true }))
        .filter((path) => /\.(ts|tsx|css)$/.test(path))
        .map((path) => join(process.cwd(), folder, path)),
    ),
  );
  const texts = await Promise.all(paths.flat().map((path) => readFile(path, "utf8")));
  const written = [...texts.join("")].map((letter) => letter.codePointAt(0) ?? 0);
  const others = written.filter(
    (code) => (code >= 0xa0 && code < 0x100) || (code >= 0x2010 && code < 0x3000),
  );
  const letters = new Set([...codePoints(0x20, 0x7e), ...unwritten, ...others]);
  return [...letters].toSorted((a, b) => a - b);
}

function codePoints(start: number, end: number): number[] {
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

/** Letters, in order, as a unicode-range: "U+20-7E,U+A9". */
function unicodeRange(letters: readonly number[]): string {
  const ranges: [start: number, end: number][] = [];
  for (const letter of letters) {
    const last = ranges.at(-1);
    if (last?.[1] === letter - 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([start, end]) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ""}`).join();
}

function substituteFace(
  family: string,
  { like, weights, locals, width, ascent, descent }: Substitute,
): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  return (
    `@font-face{font-family:"${family} ${like}";font-weight:${weights};` +
    `src:${locals.map((name) => `local("${name}")`).join()};size-adjust:${percent(width)};` +
    `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
  );
}
