import { type FontFaceProperty, transform, type Visitor } from "lightningcss";
import type { HTMLElement } from "node-html-parser";
import { Problem } from "../tools/problem.ts";

/**
 * Delays the first paint until the header has been parsed. In wide viewports, its columns would move if they were painted earlier.
 * Phones have one column, and gain from an earlier paint. Not a React element, because React would place it differently from build to
 * build on the 404 page.
 */
const waitForHeader = '<link rel="expect" href="#menu" blocking="render" media="(width >= 40rem)"/>';

/**
 * Preloads the photo of the first screen at the beginning of the head, because it takes longest. React's hint would come later.
 * Fonts are preloaded at the beginning of the body: in the head, they would make Chromium delay the first paint.
 */
export function preload(page: HTMLElement): void {
  const fonts = page.querySelectorAll("head style").flatMap(({ rawText }) => usedFonts(rawText));
  // Browsers need the viewport to choose a photo's width.
  page
    .querySelector("meta[name=viewport]")
    ?.insertAdjacentHTML("afterend", [waitForHeader, ...photoLinks(page)].join(""));
  page.querySelector("body")?.insertAdjacentHTML("afterbegin", fonts.map(fontLink).join(""));
}

function photoLinks(page: HTMLElement): string[] {
  return page.querySelectorAll('img[data-photo][fetchpriority="high"]').map((photo) => {
    const { srcSet, sizes } = photo.rawAttributes;
    // Written like the <img>, so that it compresses to a few bytes.
    return `<link rel="preload" as="image" fetchPriority="high" imagesizes="${sizes}" imagesrcSet="${srcSet}" referrerPolicy="no-referrer"/>`;
  });
}

/** Returns the URLs of the fonts that the page uses: those that have the space, of the theme's two families. */
function usedFonts(css: string): string[] {
  const families = new Map<string, string>();
  const fonts: { family: string; url: string }[] = [];
  const visitor: Visitor<never> = {
    Declaration: {
      custom: ({ name, value: [first] }) => {
        if (/^--font-(sans|display)$/.test(name))
          families.set(
            name,
            first?.type === "token" && first.value.type === "string" ? first.value.value : "",
          );
      },
    },
    Rule: { "font-face": ({ value }) => void fonts.push(...fontsWithSpace(value.properties)) },
  };
  transform({ filename: "page.css", code: Buffer.from(css), visitor });
  return ["--font-sans", "--font-display"].flatMap((name) => {
    const ofFamily = fonts.filter(({ family }) => family === families.get(name));
    if (ofFamily.length > 0) return ofFamily.map(({ url }) => url);
    const wanted = "begin with a typeface in quotes of which app/styles/fonts.css has a file with the space";
    throw new Problem(
      `${name} in app/styles/theme.css is "${families.get(name) ?? ""}", and must ${wanted}.`,
    );
  });
}

/** Returns the font that a rule declares, unless it is one of the system, or lacks the space. */
function fontsWithSpace(properties: readonly FontFaceProperty[]): { family: string; url: string }[] {
  let family = "";
  let url: string | undefined;
  let ranges = [{ start: 0, end: 0x10_ff_ff }];
  for (const { type, value } of properties) {
    if (type === "font-family") family = String(value);
    if (type === "unicode-range") ranges = value;
    if (type === "source")
      url = value.flatMap((source) => (source.type === "url" ? [source.value.url.url] : []))[0];
  }
  return url && ranges.some(({ start, end }) => start <= 0x20 && end >= 0x20) ? [{ family, url }] : [];
}

function fontLink(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous"/>`;
}
