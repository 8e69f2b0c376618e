import { site } from "../content/site.ts";
import { lineWidth } from "./letter-widths.ts";

/** Width and height of a social card in pixels, as Open Graph readers expect it. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The words of a card: the page's title without the product's name before or after it, which stands beside the mark. */
export function ogTitle(title: string): string {
  const words = title.replace(` | ${site.name}`, "").replace(`${site.name}: `, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The width that a card's title has, and the height above its sun, in pixels. */
export const ogTitleBox = { width: 1040, height: 284 } as const;

const titleSizes = [100, 84, 68, 56] as const;

// Lines are counted by Arial's widths: in the card's own face the widest letters take about a tenth more.
const widthOfArial = 1.12;

/** The size of a card's title in pixels: the largest in which its lines stay above the sun. */
export function ogTitleSize(title: string): number {
  const fits = (size: number) => linesOf(title, size) * size <= ogTitleBox.height;
  return titleSizes.find(fits) ?? titleSizes[titleSizes.length - 1] ?? 56;
}

interface Breaks {
  textWrap: "balance" | "wrap";
  wordBreak: "break-word" | "normal";
}

/** How a title breaks: within words only where one is too long for a line, else balanced between them. */
export function ogTitleBreaks(title: string, size: number): Breaks {
  const words = title.split(/\s+/);
  if (words.some((word) => measure(word, size) > ogTitleBox.width))
    return { textWrap: "wrap", wordBreak: "break-word" };
  // A single word would be balanced for ever, if it has but one letter.
  return { textWrap: words.length > 1 ? "balance" : "wrap", wordBreak: "normal" };
}

function measure(text: string, size: number): number {
  return lineWidth(text, size) * widthOfArial;
}

/** About how many lines a title takes; a word that is too long for one is broken. */
function linesOf(title: string, size: number): number {
  const { width } = ogTitleBox;
  let lines = 1;
  let used = 0;
  for (const word of title.split(/\s+/)) {
    const needed = measure(word, size);
    const gap = used > 0 ? measure(" ", size) : 0;
    if (used + gap + needed <= width) used += gap + needed;
    else {
      const broken = Math.ceil(needed / width);
      lines += used > 0 ? broken : broken - 1;
      used = needed - (broken - 1) * width;
    }
  }
  return lines;
}

/** Where a card's sun stands, from 0 to 1: by the page's own address, so that other pages do not move it (FNV-1a). */
export function ogSun(path: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(path)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash / 0xffffffff;
}
