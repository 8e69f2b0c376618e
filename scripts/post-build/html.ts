import { HTMLElement, type Node, NodeType, parse } from "node-html-parser";

const invisibleElements = new Set(["head", "script", "style", "template", "noscript", "wbr", "desc"]);

/** Parses a document, including the elements in <noscript>. Only a page that is written again needs its comments. */
export function parseHtml(html: string, { comment = false } = {}): HTMLElement {
  return parse(html, { comment, blockTextElements: { script: true, style: true } });
}

/** Returns the contents of a document's <meta> elements of this name or property. */
export function metaContents(document: HTMLElement, name: string): string[] {
  return document
    .querySelectorAll(`meta:is([name="${name}"], [property="${name}"])`)
    .map(({ attrs }) => attrs.content ?? "");
}

/** Returns the texts of a document's titles. An SVG's <title> is not the document's. */
export function titles(document: HTMLElement): string[] {
  return document.querySelectorAll("head title").map(({ text }) => text);
}

/**
 * Returns the visible text of an element, with single spaces, and none before punctuation. Spaces separate elements, because styles
 * may separate any of them.
 */
export function visibleText(element: HTMLElement): string {
  return textIn(element)
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?)”%])/g, "")
    .trim();
}

function textIn(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!(node instanceof HTMLElement)) return "";
  if (invisibleElements.has(node.rawTagName?.toLowerCase()) || node.hasAttribute("hidden")) return "";
  return ` ${node.childNodes.map(textIn).join("")} `;
}
