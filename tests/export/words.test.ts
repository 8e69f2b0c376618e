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

/** The strings of a page's content that its HTML need not show as they are written, and why. */
const exceptions: readonly RegExp[] = [
  /^(title|description)$/, // for search engines; a test of its own holds them
  /^name$/, // a short name, for lists of pages
  /(^|\.)(path|href|link|id)$/, // an address, or a name within it
  /(^|\.)(art|leadArt|icon|symbol)$/, // a drawing
  /(^|\.)(color|kind|notice)$/, // a choice among looks or notices
  /\.chat\.messages\[\d+\]\.from$/, // a choice of the side that a message stands on
  /\.(missing|invalid)$/, // shown when a form has been sent with mistakes
  /^sent\./, // shown when a form has been sent
];

/** Attributes whose words are read to a visitor. */
const wordAttributes = ["alt", "aria-label", "placeholder", "datetime"];

/** The words of a page's content, each with the field that has them. */
function wordsOf(page: object): { field: string; words: string }[] {
  return entriesOf(page).flatMap(({ field, value }) => {
    if (typeof value !== "string" || value === "" || isTemplate(value)) return [];
    return exceptions.some((exception) => exception.test(field)) ? [] : [{ field, words: value }];
  });
}

/** The words of a page's content that its HTML does not show without scripts: "hero.title: Bring your best …". */
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

/** Texts such as "Thank you, {name}" are filled in when they are shown. */
function isTemplate(words: string): boolean {
  return /\{\w+\}/.test(words);
}

/** Where a line breaks, and how HTML is indented, is no part of the words. */
function withoutSpace(words: string): string {
  return words.replace(/\s+/g, "");
}
