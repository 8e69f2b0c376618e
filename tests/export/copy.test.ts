import { expect, test } from "@jest/globals";
import { navigation } from "../../content/navigation.ts";
import { pages } from "../../lib/site/registry.ts";
import { entriesOf, isObject } from "../../scripts/content/content.ts";
import { parseHtml, textOf } from "../../scripts/post-build/read-site.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

/** Fields whose text the HTML need not show, with the reason. */
const exceptions: readonly RegExp[] = [
  /^(title|description)$/, // for search engines: metadata.test.ts
  /^name$/, // a short name, for lists of pages
  /(^|\.)(path|href|link|id|src)$/, // a URL, or an id
  /(^|\.)(art|leadArt|icon|symbol)$/, // an illustration
  /(^|\.)(color|kind|variant|notice)$/, // a choice among styles or notices
  /\.chat\.messages\[\d+\]\.from$/, // the side of a message
  /\.fields\.\w+\.(type|autocomplete)$/, // the kind of a form's field
  /\.(missing|invalid)$/, // shown when a form has been sent with errors
  /^sent\./, // shown when a form has been sent
];

const textAttributes = ["alt", "aria-label", "placeholder", "datetime"];

const withoutSpace = (text: string) => text.replace(/\s+/g, "");

/** Returns the body of a page without some of its elements. */
function bodyWithout(removed: string, path: string) {
  const document = parseHtml(textOf(exportedPage(path).file, exportedSite.files));
  for (const element of document.querySelectorAll(`head, ${removed}`)) element.remove();
  return document;
}

test.each(pages)("$path has all its copy in the HTML", (page) => {
  const body = bodyWithout("script, style, template", page.path);
  const attributes = textAttributes.flatMap((name) =>
    body.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
  );
  const shown = [body.text, ...attributes].map(withoutSpace).join("\n");
  const missing = entriesOf(page).filter(({ field, value }) => {
    if (typeof value !== "string" || exceptions.some((exception) => exception.test(field))) return false;
    // Templates such as "Thank you, {name}" are filled in later.
    return !/\{\w+\}/.test(value) && !shown.includes(withoutSpace(value));
  });
  const advice = "Show it, or add its field to `exceptions` with the reason, such as: shown after a press.";
  expect(missing.map(({ field, value }) => `${field}: "${value}" is not in the HTML. ${advice}`)).toEqual([]);
});

test.each(pages)("$path has a space between words in different elements", ({ path }) => {
  const html = bodyWithout("script, style, svg, [aria-hidden=true]", path).innerHTML;
  // These continue the line of text around them. Links and buttons are separate texts.
  const tags = /[\p{L}\p{N}](<\/?(abbr|b|em|i|q|small|span|strong|time)\b[^>]*>)+[\p{Sc}\p{L}\p{N}]/gu;
  expect(html).toContain("<main");
  expect(html.match(tags)).toBeNull();
});

test.each(pages)("the buttons of $path show the notices that the content names", (page) => {
  const named = entriesOf({ page, navigation }).flatMap(({ value }) =>
    isObject(value) && "notice" in value ? [`${value.label ?? value.name}: ${value.notice}`] : [],
  );
  // Other buttons are an island's own.
  const buttons = exportedPage(page.path).document.querySelectorAll("button[data-notice]");
  const shown = buttons.map(({ text, attrs }) => {
    // "Read More: …" has the title of its article too.
    const [label] = (attrs["aria-label"] ?? text.trim()).split(":");
    return `${label}: ${attrs["data-notice"]}`;
  });
  expect(new Set(shown)).toEqual(new Set(named));
});
