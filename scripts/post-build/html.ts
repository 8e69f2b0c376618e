import { HTMLElement, type Node, NodeType, parse } from "node-html-parser";

const invisibleElements = new Set(["head", "script", "style", "template", "noscript", "wbr"]);

/** Parses a document, including the elements in <noscript>. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** A range of a page's HTML, as a start and an end like those of slice(), and its replacement. */
interface Edit {
  range: readonly [start: number, end: number];
  text: string;
}

/** Edits a page and keeps every other byte, because hydration compares the page with what React renders. */
export function editHtml(html: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.range[0] - b.range[0]);
  const endBefore = (index: number) => sorted[index - 1]?.range[1] ?? 0;
  const parts = sorted.map(({ range, text }, index) => html.slice(endBefore(index), range[0]) + text);
  return parts.join("") + html.slice(endBefore(sorted.length));
}

/** Returns where the attributes of an element end in the text of its page. */
export function endOfAttributes(element: HTMLElement): number {
  return element.range[0] + `<${element.rawTagName} ${element.rawAttrs}`.trimEnd().length;
}

/** Returns the contents of a document's <meta> elements of this name or property. */
export function metaContents(document: HTMLElement, name: string): string[] {
  return document
    .querySelectorAll("meta")
    .filter((meta) => [meta.getAttribute("name"), meta.getAttribute("property")].includes(name))
    .map((meta) => meta.getAttribute("content") ?? "");
}

/** Returns the texts of a document's titles. An SVG's <title> is not the document's. */
export function titles(document: HTMLElement): string[] {
  return document.querySelectorAll("head title").map(({ text }) => text);
}

/** Returns the visible text of an element. Spaces separate elements, because styles may separate any of them. */
export function visibleText(element: HTMLElement): string {
  return normalizeSpaces(textIn(element));
}

/** Returns a text with single spaces, and none before punctuation. */
export function normalizeSpaces(text: string): string {
  return text
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
