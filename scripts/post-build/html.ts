import { HTMLElement, type Node, NodeType, parse } from "node-html-parser";

const unseen = new Set(["head", "script", "style", "template", "noscript"]);

/** A whole document; what stands in <noscript> counts as its elements. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** A page as those see it who run no scripts. */
export function parsePage(html: string): HTMLElement {
  const page = parseHtml(html);
  for (const element of page.querySelectorAll("script, style, template")) element.remove();
  return page;
}

/** The contents of a document's <meta> of this name or property. */
export function metaContents(document: HTMLElement, name: string): string[] {
  return document
    .querySelectorAll("meta")
    .filter((meta) => [meta.getAttribute("name"), meta.getAttribute("property")].includes(name))
    .map((meta) => meta.getAttribute("content") ?? "");
}

/** The addresses of a document's <link> of this relation. */
export function linkAddresses(document: HTMLElement, relation: string): string[] {
  return document
    .querySelectorAll("link")
    .filter((link) => link.getAttribute("rel") === relation)
    .map((link) => link.getAttribute("href") ?? "");
}

/** The texts of a document's titles. An SVG's <title> is no title of the document. */
export function titles(document: HTMLElement): string[] {
  return document.querySelectorAll("head title").map(({ text }) => text);
}

/** What visitors read of an element, elements set apart by spaces: styles may set any of them apart. */
export function visibleWords(element: HTMLElement): string {
  return evenSpaces(wordsIn(element));
}

/** Spaces as they are read: single ones, and none before a sentence's marks. */
export function evenSpaces(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?)”%])/g, "")
    .trim();
}

function wordsIn(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!(node instanceof HTMLElement)) return "";
  if (unseen.has(node.rawTagName?.toLowerCase()) || node.hasAttribute("hidden")) return "";
  return ` ${node.childNodes.map(wordsIn).join("")} `;
}
