import type { HTMLElement } from "node-html-parser";

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
  const viewport = page.querySelector('meta[name="viewport"]');
  if (!viewport)
    throw new Error("the page has no viewport, and browsers need one to choose a photo's width.");
  const fonts = page.querySelectorAll("head style").flatMap(({ rawText }) => usedFonts(rawText));
  if (fonts.length === 0) throw new Error("the page declares no font that contains the space.");
  viewport.insertAdjacentHTML("afterend", [waitForHeader, ...photoLinks(page)].join(""));
  page.querySelector("body")?.insertAdjacentHTML("afterbegin", fonts.map(fontLink).join(""));
}

function photoLinks(page: HTMLElement): string[] {
  return page.querySelectorAll('img[data-photo][fetchpriority="high"]').map((photo) => {
    const { srcSet, sizes } = photo.rawAttributes;
    if (!srcSet || !sizes) throw new Error(`${photo.toString()} has no widths to choose from.`);
    // Written like the <img>, so that it compresses to a few bytes.
    return `<link rel="preload" as="image" fetchPriority="high" imagesizes="${sizes}" imagesrcSet="${srcSet}" referrerPolicy="no-referrer"/>`;
  });
}

/** Returns the URLs of the fonts that the page uses: those with a space. */
function usedFonts(css: string): string[] {
  const faces = css.match(/@font-face\{[^}]*unicode-range:U\+20[-,;}][^}]*/g) ?? [];
  return faces.flatMap((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? []);
}

function fontLink(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous"/>`;
}
