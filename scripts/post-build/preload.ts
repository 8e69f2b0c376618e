import type { HTMLElement } from "node-html-parser";
import { editHtml, parseHtml } from "./html.ts";

/** The fonts with the letters of the pages' words, among those that the page declares (lib/build/fonts.ts). */
const usedFont = /url\((?<url>[^)]*)\);unicode-range:U\+20-/g;

/**
 * Requests the photo of the first screen at the beginning of the head: it comes from another host, and takes longest. Not by
 * React's own hint (components/ui/photo.tsx). Fonts follow at the beginning of the body: in the head, Chromium would hold
 * the first paint for them.
 */
export function preload(html: string): string {
  const document = parseHtml(html);
  const viewport = document.querySelector('meta[name="viewport"]');
  if (!viewport) throw new Error("the page has no viewport, by which browsers choose a photo's width.");
  const body = html.match(/<body[^>]*>/);
  if (!body) throw new Error("the page has no <body>, at whose beginning its fonts would be requested.");
  const fonts = [...html.matchAll(usedFont)].map(({ groups }) => groups?.url ?? "");
  if (fonts.length === 0) throw new Error("the page declares no font with the letters from U+20 on.");
  const bodyStart = (body.index ?? 0) + body[0].length;
  return editHtml(html, [
    { range: [viewport.range[1], viewport.range[1]], text: photoLinks(document).join("") },
    { range: [bodyStart, bodyStart], text: fonts.map(fontLink).join("") },
  ]);
}

function photoLinks(document: HTMLElement): string[] {
  return document.querySelectorAll('img[data-photo][fetchpriority="high"]').map((photo) => {
    const { srcSet, sizes } = photo.rawAttributes;
    if (!srcSet || !sizes) throw new Error(`${photo.toString()} has no widths to choose from.`);
    // Written as the photo is, so that it compresses to a few bytes.
    return `<link rel="preload" as="image" fetchPriority="high" imagesizes="${sizes}" imagesrcSet="${srcSet}"/>`;
  });
}

function fontLink(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous"/>`;
}
