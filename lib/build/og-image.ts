import { site } from "@/content/site";
import { lineWidth } from "./letter-widths";

/** Width and height of an OG image in pixels, as Open Graph readers expect it. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Returns the title in a page's OG image: without the product's name, because the logo beside it says that. */
export function ogTitle(title: string): string {
  const words = title.replace(` | ${site.name}`, "").replace(`${site.name}: `, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The space of the title, from the left margin and above the sun, in pixels. */
export const ogTitleBox = { width: 1040, height: 284 } as const;

const titleSizes = [100, 84, 68, 56] as const;

// Lines are measured in Arial. The widest letters of the image's own font are about a tenth wider.
const widthOfArial = 1.12;

/** Returns the title's font size in pixels: the largest in which its lines stay above the sun. */
export function ogTitleSize(title: string): number {
  const fits = (size: number) => linesOf(title, size) * size <= ogTitleBox.height;
  return titleSizes.find(fits) ?? titleSizes[titleSizes.length - 1] ?? 56;
}

interface Breaks {
  textWrap: "balance" | "wrap";
  wordBreak: "break-word" | "normal";
}

/** Returns how a title breaks: within words only where one is longer than a line, else balanced between them. */
export function ogTitleBreaks(title: string, size: number): Breaks {
  const words = title.split(/\s+/);
  if (words.some((word) => measure(word, size) > ogTitleBox.width))
    return { textWrap: "wrap", wordBreak: "break-word" };
  // Balancing a title of one letter never ends.
  return { textWrap: words.length > 1 ? "balance" : "wrap", wordBreak: "normal" };
}

function measure(text: string, size: number): number {
  return lineWidth(text, size) * widthOfArial;
}

/** Returns about how many lines a title takes. A word that is longer than a line is broken. */
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

/** Returns the place of the sun, from 0 to 1: a hash (FNV-1a) of the page's path, so that other pages do not move it. */
export function ogSun(path: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(path)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash / 0xffffffff;
}
