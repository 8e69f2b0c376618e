import { editHtml, parseHtml } from "./html.ts";

/** What next/image writes on every picture, so that its alternative text does not show while it loads. */
const style = ' style="color:transparent"';

/**
 * Removes the style attribute of next/image, which the policy would block. React sets it again where it renders the picture
 * in the browser, in a way that the policy allows.
 */
export function removeImageStyles(html: string): string {
  const images = parseHtml(html).querySelectorAll('img[style="color:transparent"]');
  const starts = images.map(({ range }) => html.indexOf(style, range[0]));
  return editHtml(
    html,
    starts.map((start) => ({ range: [start, start + style.length], text: "" })),
  );
}
