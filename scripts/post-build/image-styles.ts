import { editHtml, endOfAttributes, parseHtml } from "./html.ts";

/** The style with which next/image hides the alternative text of an image that loads. */
const style = ' style="color:transparent"';

/**
 * Removes the style attribute of next/image, which the policy would block. React sets it again where it renders the image
 * in the browser, in a way that the policy allows.
 */
export function removeImageStyles(html: string): string {
  const images = parseHtml(html).querySelectorAll('img[style="color:transparent"]');
  const edits = images.flatMap((image) => {
    const start = html.indexOf(style, image.range[0]);
    // In any other form, it is not from next/image, and the checks refuse it.
    const isFromNext = start >= 0 && start < endOfAttributes(image);
    return isFromNext ? [{ range: [start, start + style.length] as const, text: "" }] : [];
  });
  return editHtml(html, edits);
}
