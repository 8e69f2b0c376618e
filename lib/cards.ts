import { site } from "../content/site.ts";

/** Width and height of a social card in pixels, as Open Graph readers expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The words of a card: the page's title without the product's name before or after it, which stands beside the mark. */
export function cardTitle(title: string): string {
  const words = title.replace(` | ${site.name}`, "").replace(`${site.name}: `, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The size of a card's title in pixels: at the smallest, the longest title (65 characters) takes four lines at most. */
export function cardTitleSize(title: string): number {
  if (title.length <= 24) return 100;
  return title.length <= 40 ? 84 : 68;
}
