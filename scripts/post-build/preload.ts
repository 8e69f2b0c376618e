import type { HTMLElement } from "node-html-parser";
import { Problem } from "../tools/problem.ts";
import type { ExportFiles } from "./read-site.ts";

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
export function preload(page: HTMLElement, files: ExportFiles): void {
  // Browsers need the viewport to choose a photo's width.
  page
    .querySelector("meta[name=viewport]")
    ?.insertAdjacentHTML("afterend", [waitForHeader, ...photoLinks(page)].join(""));
  page
    .querySelector("body")
    ?.insertAdjacentHTML("afterbegin", fonts.map((font) => fontLink(font, files)).join(""));
}

function photoLinks(page: HTMLElement): string[] {
  return page.querySelectorAll('img[data-photo][fetchpriority="high"]').map((photo) => {
    const { srcSet, sizes, src } = photo.rawAttributes;
    // Written like the <img>, so that it compresses to a few bytes. An own photo has one file.
    const files = srcSet ? `imagesizes="${sizes}" imagesrcSet="${srcSet}"` : `href="${src}"`;
    return `<link rel="preload" as="image" fetchPriority="high" ${files} referrerPolicy="no-referrer"/>`;
  });
}

/** The files of app/fonts for text and for headings. They have the letters of English. */
const fonts = ["figtree", "bricolage-grotesque"];

/** Returns a link to a font of the export, whose name ends with a hash. */
function fontLink(font: string, files: ExportFiles): string {
  for (const path of files.keys())
    if (path.startsWith(`_next/static/media/${font}.`))
      return `<link rel="preload" as="font" type="font/woff2" href="/${path}" crossorigin="anonymous"/>`;
  throw new Problem(
    `The stylesheet has no font ${font}.woff2 of app/fonts. Name the fonts of text and headings in scripts/post-build/preload.ts.`,
  );
}
