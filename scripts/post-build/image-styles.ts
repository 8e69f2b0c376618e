import { editHtml, endOfAttributes, parseHtml } from "./html.ts";

/** What next/image writes on every picture, so that its alternative text does not show while it loads. */
const style = ' style="color:transparent"';

/**
 * Removes the style attribute of next/image, which the policy would block. React sets it again where it renders the picture
 * in the browser, in a way that the policy allows.
 */
export function removeImageStyles(html: string): string {
  const images = parseHtml(html).querySelectorAll("img[style]");
  return editHtml(
    html,
    images.map((image) => {
      const range = [image.range[0], endOfAttributes(image)] as const;
      return { range, text: html.slice(...range).replace(style, "") };
    }),
  );
}
