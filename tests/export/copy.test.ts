import { expect, test } from "@jest/globals";
import { HTMLElement, type Node, NodeType } from "node-html-parser";
import { navigation } from "../../content/navigation.ts";
import { pages } from "../../lib/site/registry.ts";
import { entriesOf, isObject } from "../../scripts/content/queries.ts";
import { parseHtml, visibleText } from "../../scripts/post-build/html.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

/** Fields whose text the HTML need not show, with the reason. */
const exceptions: readonly RegExp[] = [
  /^(title|description)$/, // for search engines: metadata.test.ts
  /^name$/, // a short name, for lists of pages
  /(^|\.)(path|href|link|id)$/, // a URL, or an id
  /(^|\.)(art|leadArt|icon|symbol)$/, // an illustration
  /(^|\.)(color|kind|variant|notice)$/, // a choice among styles or notices
  /\.chat\.messages\[\d+\]\.from$/, // the side of a message
  /\.(missing|invalid)$/, // shown when a form has been sent with errors
  /^sent\./, // shown when a form has been sent
];

const textAttributes = ["alt", "aria-label", "placeholder", "datetime"];

const withoutSpace = (text: string) => text.replace(/\s+/g, "");

test.each(pages)("$path has all its copy in the HTML", (page) => {
  const body = parseHtml(exportedSite().files.text(exportedPage(page.path).file)).querySelector("body");
  for (const element of body?.querySelectorAll("script, style, template") ?? []) element.remove();
  const attributes = textAttributes.flatMap((name) =>
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

/** Elements that continue the line of text around them. Links and buttons count as separate texts. */
const inline = new Set(["abbr", "b", "em", "i", "q", "small", "span", "strong", "time"]);

interface Piece {
  text: string;
  parent: Node | null;
  /** The element whose text it is a part of. */
  block: Node;
}

function piecesOf(node: Node, block: Node): Piece[] {
  if (node.nodeType === NodeType.TEXT_NODE)
    return node.text === "" ? [] : [{ text: node.text, parent: node.parentNode, block }];
  if (!(node instanceof HTMLElement) || node.matches("script, style, svg, [aria-hidden=true]")) return [];
  return node.childNodes.flatMap((child) => piecesOf(child, inline.has(node.rawTagName) ? block : node));
}

test.each(pages)("$path has a space between words in different elements", (page) => {
  const { document } = exportedPage(page.path);
  const pieces = document.querySelectorAll("body").flatMap((body) => piecesOf(body, body));
  const glued = pieces.filter(({ text, parent, block }, index) => {
    const before = pieces[index - 1];
    // React splits a text in two where a value is filled in.
    if (before?.block !== block || before.parent === parent) return false;
    return /[\p{L}\p{N}]$/u.test(before.text) && /^[$\p{L}\p{N}]/u.test(text);
  });
  expect(pieces).not.toHaveLength(0);
  expect(glued.map(({ text, block }) => `"${text}" in "${block.text}"`)).toEqual([]);
});

/** The notices that a section of the content names, by the text of their buttons. */
function noticesIn(content: unknown): Readonly<Record<string, unknown>> {
  const values = entriesOf({ content }).map(({ value }) => value);
  const actions = values.filter(isObject).filter(({ notice }) => notice !== undefined);
  return Object.fromEntries(actions.map(({ label, name, notice }) => [label ?? name, notice]));
}

test.each(pages)("every button of $path that has a notice shows its own, and no other has one", (page) => {
  const { document } = exportedPage(page.path);
  const parts = { header: navigation.demo, main: page, footer: [navigation.footer, navigation.social] };
  for (const [name, content] of Object.entries(parts)) {
    const notices = noticesIn(content);
    const found = document
      .querySelectorAll(`${name} :is(a, button)`)
      .map((part) => [visibleText(part) || part.getAttribute("aria-label"), part.getAttribute("data-notice")])
      .filter(([label, notice]) => notice !== undefined || (label ?? "") in notices);
    expect(found).toEqual(found.map(([label]) => [label, notices[label ?? ""]]));
    expect(new Set(found.map(([label]) => label))).toEqual(new Set(Object.keys(notices)));
  }
});
