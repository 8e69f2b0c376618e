import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { substituteFaces } from "./font-substitutes";
import { contentHash } from "./hashes";

/** The families, by what the packages of their files call them. */
const families = { "bricolage-grotesque": "Bricolage Grotesque", figtree: "Figtree" };

/** The weights that the styles use. */
const weights = { min: 400, max: 750 };

/** Where letters of the site may be written. */
const sources = ["app", "components", "content"];

export interface FontFile {
  /** With a hash of its content. */
  name: string;
  bytes: Buffer;
  face: string;
  /** Whether pages are written in it. The other files load when somebody writes a letter that they contain. */
  isUsed: boolean;
}

let cached: Promise<readonly FontFile[]> | undefined;

/** Returns both fonts, cut into files: the letters in use, the others of Latin-1, and Latin Extended-A. */
export function fontFiles(): Promise<readonly FontFile[]> {
  cached ??= cutFonts();
  return cached;
}

/** Returns the styles that declare the fonts and their substitutes. */
export async function fontFaces(): Promise<string> {
  const files = await fontFiles();
  return files.map(({ face }) => face).join("") + substituteFaces();
}

async function cutFonts(): Promise<readonly FontFile[]> {
  const used = await usedLetters();
  // No letter is in two files, because a browser would request both.
  const others = [...codePoints(0xa0, 0xff), ...codePoints(0x2010, 0x2044), 0x20ac];
  const parts = [
    { source: "latin", letters: used, isUsed: true },
    { source: "latin", letters: others.filter((letter) => !used.includes(letter)), isUsed: false },
    { source: "latin-ext", letters: codePoints(0x100, 0x17f), isUsed: false },
  ];
  return Promise.all(
    Object.entries(families).flatMap(([slug, family]) =>
      parts.map(async ({ source, letters, isUsed }) => {
        const path = `node_modules/@fontsource-variable/${slug}/files/${slug}-${source}-wght-normal.woff2`;
        const whole = await readFile(join(process.cwd(), path));
        const bytes = await subsetFont(whole, String.fromCodePoint(...letters), {
          targetFormat: "woff2",
          variationAxes: { wght: weights },
          // Without the alternate forms of letters, which the site does not use: 4 kB less.
          noLayoutClosure: true,
        });
        const name = `${slug}-${contentHash(bytes)}.woff2`;
        const face =
          `@font-face{font-family:"${family}";font-weight:${weights.min} ${weights.max};font-display:swap;` +
          `src:url(/fonts/${name});unicode-range:${unicodeRange(letters)}}`;
        return { name, bytes, face, isUsed };
      }),
    ),
  );
}

/** Letters that no source contains: the no-break space of last words, and the quotation marks that styles write. */
const unwritten = "\u00a0\u201c\u201d";

/** Returns ASCII, and every other letter of Latin-1 and sign that the sources write. */
async function usedLetters(): Promise<readonly number[]> {
  const files = await Promise.all(
    sources.map((folder) => readdir(join(process.cwd(), folder), { recursive: true, withFileTypes: true })),
  );
  const texts = await Promise.all(
    files
      .flat()
      .filter(({ name }) => /\.(tsx?|css)$/.test(name))
      .map(({ path, name }) => readFile(join(path, name), "utf8")),
  );
  const others = (texts.join("") + unwritten).match(/[\u00a0-\u00ff\u2010-\u2fff]/g) ?? [];
  const letters = new Set([...codePoints(0x20, 0x7e), ...others.map((letter) => letter.charCodeAt(0))]);
  return [...letters].sort((a, b) => a - b);
}

function codePoints(start: number, end: number): number[] {
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

/** Letters, in order, as a unicode-range: "U+20-7E,U+A9". */
function unicodeRange(letters: readonly number[]): string {
  const hex = (code: number | undefined) => code?.toString(16).toUpperCase();
  const starts = letters.filter((letter) => !letters.includes(letter - 1));
  const ends = letters.filter((letter) => !letters.includes(letter + 1));
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? "" : `-${hex(ends[index])}`}`)
    .join();
}
