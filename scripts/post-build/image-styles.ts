import { editHtml, endOfAttributes, parseHtml } from "./html.ts";

/** What next/image writes on every image, so that its alternative text does not show while it loads. */
const style = ' style="color:transparent"';

/**
 * Removes the style attribute of next/image, which the policy would block. React sets it again where it renders the image
 * in the browser, in a way that the policy allows.
 */
export function removeImageStyles(html: string): string {
  const images = parseHtml(html).querySelectorAll('img[style="color:transparent"]');
  const edits = images.flatMap((image) => {
    const start = html.indexOf(style, image.range[0]);
    // Written in another way, it is not next/image's, and the checks refuse it.
    const isOwn = start >= 0 && start < endOfAttributes(image);
    return isOwn ? [{ range: [start, start + style.length] as const, text: "" }] : [];
  });
  return editHtml(html, edits);
}
