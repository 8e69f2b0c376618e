import { expect, test } from "@jest/globals";
import { entriesOf } from "../../scripts/content/queries.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

test.each(pagesForJest().map((page) => [page.path, page] as const))(
  "%s has all its words in the HTML",
  (path, page) => {
    expect(missingWords(page, exportedSite().files.text(exportedPage(path).file))).toEqual([]);
  },
);

/** Fields whose strings the HTML need not show, with the reason. */
const exceptions: readonly RegExp[] = [
  /^(title|description)$/, // for search engines: metadata.test.ts
  /^name$/, // a short name, for lists of pages
  /(^|\.)(path|href|link|id)$/, // an address, or a name within it
  /(^|\.)(art|leadArt|icon|symbol)$/, // a drawing
  /(^|\.)(color|kind|notice)$/, // a choice among looks or notices
  /\.chat\.messages\[\d+\]\.from$/, // the side of a message
  /\.(missing|invalid)$/, // shown when a form has been sent with mistakes
  /^sent\./, // shown when a form has been sent
];

/** Attributes whose words visitors read or hear. */
const wordAttributes = ["alt", "aria-label", "placeholder", "datetime"];

/** Returns the words of a page's content, each with its field. */
function wordsOf(page: object): { field: string; words: string }[] {
  return entriesOf(page).flatMap(({ field, value }) => {
    if (typeof value !== "string" || value === "" || isTemplate(value)) return [];
    return exceptions.some((exception) => exception.test(field)) ? [] : [{ field, words: value }];
  });
}

/** Returns the words of a page's content that its HTML lacks without scripts: "hero.title: Bring your best …". */
function missingWords(page: object, html: string): string[] {
  const body = parseHtml(html).querySelector("body");
  for (const element of body?.querySelectorAll("script, style, template") ?? []) element.remove();
  const attributes = wordAttributes.flatMap((name) =>
    (body?.querySelectorAll(`[${name}]`) ?? []).map((element) => element.getAttribute(name) ?? ""),
  );
  const shown = [body?.text ?? "", ...attributes].map(withoutSpace).join("\n");
  return wordsOf(page)
    .filter(({ words }) => !shown.includes(withoutSpace(words)))
    .map(({ field, words }) => `${field}: ${words}`);
}

/** Templates such as "Thank you, {name}" are filled in later. */
function isTemplate(words: string): boolean {
  return /\{\w+\}/.test(words);
}

/** Ignores line breaks and indentation. */
function withoutSpace(words: string): string {
  return words.replace(/\s+/g, "");
}
