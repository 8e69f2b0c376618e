import { expect, test } from "@jest/globals";
import { entriesOf } from "../../scripts/content/queries.ts";
import { parseHtml } from "../../scripts/post-build/html.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

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

/** Ignores line breaks and indentation. */
const withoutSpace = (words: string) => words.replace(/\s+/g, "");

test.each(pagesForJest())("$path has all its words in the HTML", (page) => {
  const body = parseHtml(exportedSite().files.text(exportedPage(page.path).file)).querySelector("body");
  for (const element of body?.querySelectorAll("script, style, template") ?? []) element.remove();
  const attributes = wordAttributes.flatMap((name) =>
    body?.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
  );
  const shown = [body?.text, ...attributes].map((text = "") => withoutSpace(text)).join("\n");
  const missing = entriesOf(page).filter(({ field, value }) => {
    if (typeof value !== "string" || exceptions.some((exception) => exception.test(field))) return false;
    // Templates such as "Thank you, {name}" are filled in later.
    return !/\{\w+\}/.test(value) && !shown.includes(withoutSpace(value));
  });
  expect(missing).toEqual([]);
});
