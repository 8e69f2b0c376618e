import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { contentHash } from "./hashes";

/** The weights that the styles use. */
const weights = { min: 400, max: 750 };

/**
 * The families, with their height above and below the line in parts of their size, and how much wider each is than its
 * substitutes, in their order, measured in Chromium over the words of the site.
 */
const families = [
  {
    name: "Bricolage Grotesque",
    slug: "bricolage-grotesque",
    ascent: 0.93,
    descent: 0.27,
    widths: [1.066, 1.01, 1.075],
  },
  { name: "Figtree", slug: "figtree", ascent: 0.95, descent: 0.25, widths: [1.008, 0.949, 1.01] },
] as const;

/**
 * The system's fonts that show until ours have arrived. A bold Arial is an eighth wider than a regular one, so bold text has
 * substitutes of its own. Regular Roboto is as wide as Arial, to a third of a hundredth; the bold ones differ.
 */
const substitutes = [
  { like: "Arial", weights: "400 549", locals: ["Arial", "Liberation Sans", "Helvetica", "Roboto"] },
  { like: "Arial", weights: "550 750", locals: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"] },
  { like: "Roboto", weights: "550 750", locals: ["Roboto Bold"] },
];

/** The names of all substitutes, such as "Figtree Arial". */
export const substituteFamilies = families.flatMap(({ name }) => [
  ...new Set(substitutes.map(({ like }) => `${name} ${like}`)),
]);

interface FontFile {
  /** With a hash of its content. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The @font-face rule that declares it. */
  face: string;
}

let files: Promise<readonly FontFile[]> | undefined;

/** Returns both fonts, each cut into files: Latin Extended-A, Latin-1 beyond ASCII, and the letters in use. */
export function fontFiles(): Promise<readonly FontFile[]> {
  files ??= cutFonts();
  return files;
}

/** Returns the styles that declare the fonts and their substitutes, whose names are like "Figtree Arial". */
export async function fontFaces(): Promise<string> {
  return [...(await fontFiles()).map(({ face }) => face), ...families.flatMap(substituteFaces)].join("");
}

function substituteFaces({ name: family, ascent, descent, widths }: (typeof families)[number]): string[] {
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  return substitutes.map(({ like, weights, locals }, index) => {
    const width = widths[index] ?? 1;
    return (
      `@font-face{font-family:"${family} ${like}";font-weight:${weights};` +
      `src:${locals.map((name) => `local("${name}")`).join()};size-adjust:${percent(width)};` +
      `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
    );
  });
}

/** Returns the font of headings in one weight, as next/og reads it: with Latin-1, in a format without Brotli. */
export function headingFont(weight: number): Promise<Uint8Array<ArrayBuffer>> {
  return cutFont(families[0], "latin", [...ascii, ...latin], weight, "woff");
}

const ascii = range(0x20, 0x7e);
const latin = [...range(0xa0, 0xff), ...range(0x2010, 0x2044), 0x20ac];

async function cutFonts(): Promise<readonly FontFile[]> {
  const used = await usedLetters();
  // Of two files with a letter, a browser requests the one that is declared last (CSS Fonts 4, 4.5).
  const parts = [
    { source: "latin-ext", letters: range(0x100, 0x17f) },
    { source: "latin", letters: latin },
    { source: "latin", letters: used },
  ];
  return Promise.all(
    families.flatMap((family) =>
      parts.map(async ({ source, letters }) => {
        const bytes = await cutFont(family, source, letters, weights, "woff2");
        const name = `${family.slug}-${contentHash(bytes)}.woff2`;
        const face =
          `@font-face{font-family:"${family.name}";font-weight:${weights.min} ${weights.max};font-display:swap;` +
          `src:url(/fonts/${name});unicode-range:${unicodeRange(letters)}}`;
        return { name, bytes, face };
      }),
    ),
  );
}

async function cutFont(
  { slug }: (typeof families)[number],
  source: string,
  letters: readonly number[],
  wght: number | typeof weights,
  targetFormat: "woff" | "woff2",
) {
  const path = `node_modules/@fontsource-variable/${slug}/files/${slug}-${source}-wght-normal.woff2`;
  const whole = await readFile(join(process.cwd(), path));
  // Without the alternate forms of letters, which the site does not use: 4 kB less.
  const options = { targetFormat, variationAxes: { wght }, noLayoutClosure: true };
  return new Uint8Array(await subsetFont(whole, String.fromCodePoint(...letters), options));
}

/** Returns ASCII, and every other letter of Latin-1 and sign that the site's sources contain, in order. */
async function usedLetters(): Promise<readonly number[]> {
  const sources = await Promise.all(["app", "components", "content"].map(readSources));
  // No source contains the no-break space of last words, and the quotation marks that styles add.
  const others = `${sources}\u00a0\u201c\u201d`.match(/[\u00a0-\u00ff\u2010-\u2fff]/g) ?? [];
  const letters = new Set([...ascii, ...others.map((letter) => letter.charCodeAt(0))]);
  return [...letters].sort((a, b) => a - b);
}

async function readSources(folder: string): Promise<string> {
  const paths = await readdir(join(process.cwd(), folder), { recursive: true });
  const sources = paths.filter((path) => /\.(tsx?|css)$/.test(path));
  return (
    await Promise.all(sources.map((path) => readFile(join(process.cwd(), folder, path), "utf8")))
  ).join();
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

/** Returns letters, in order, as a unicode-range: "U+20-7E,U+A9". */
function unicodeRange(letters: readonly number[]): string {
  const hex = (code = 0) => code.toString(16).toUpperCase();
  const starts = letters.filter((letter) => !letters.includes(letter - 1));
  const ends = letters.filter((letter) => !letters.includes(letter + 1));
  return starts
    .map((start, index) =>
      ends[index] === start ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
    )
    .join();
}
