import { searchLimits } from "../../content/schema-fields.ts";
import { lineWidth } from "./letter-widths.ts";
import type { HeadContent } from "./snapshot.ts";

// About the width of a title in a wide window, in pixels of Arial.
const maxTitlePixels = 600;

/** Returns a title as search engines show it. */
export function cutTitle(title: string): string {
  return cut(
    title,
    (text) => text.length <= searchLimits.title.most && lineWidth(text, 20) <= maxTitlePixels,
  );
}

/** Returns a description as search engines show it. */
export function cutDescription(description: string): string {
  return cut(description, (text) => text.length <= searchLimits.description.most);
}

/** Returns whether search engines cut a page's title or description. */
export function isCut({ title, meta: { description = "" } }: Pick<HeadContent, "title" | "meta">): boolean {
  return cutTitle(title) !== title || cutDescription(description) !== description;
}

/** Cuts after the last word with which the text and its ellipsis fit. */
function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(" ");
  while (words.length > 1 && !fits(`${words.join(" ")} …`)) words.pop();
  return `${words.join(" ")} …`;
}
