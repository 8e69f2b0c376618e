import { editHtml, parseHtml } from "./html.ts";

/**
 * Asks for the photo of the first screen at the beginning of the head: it comes from another host, and takes longest. Not by
 * React's own hint (components/ui/photo.tsx).
 */
export function preloadPhoto(html: string): string {
  const document = parseHtml(html);
  const viewport = document.querySelector('meta[name="viewport"]');
  if (!viewport) throw new Error("the page has no viewport, by which browsers choose a photo's width.");
  const links = document.querySelectorAll('img[data-photo][fetchpriority="high"]').map((photo) => {
    const { srcSet, sizes } = photo.rawAttributes;
    if (!srcSet || !sizes) throw new Error(`${photo.toString()} has no widths to choose from.`);
    // Written as the photo is, so that it compresses to a few bytes.
    return `<link rel="preload" as="image" fetchPriority="high" imagesizes="${sizes}" imagesrcSet="${srcSet}"/>`;
  });
  return editHtml(html, [{ range: [viewport.range[1], viewport.range[1]], text: links.join("") }]);
}
