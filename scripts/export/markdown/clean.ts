import { HTMLElement, type Node, NodeType, TextNode } from "node-html-parser";
import { absoluteAddress } from "../../../lib/addresses.ts";
import { parseHtml } from "../html.ts";

/** Pictures, forms, ways through the site, and what only a script answers: none of it is text to read. */
const noText = [
  "script, style, template, noscript, link",
  "img, picture, svg, [role=img]",
  "form, button, input, nav",
  "[hidden], [aria-hidden=true]",
].join(", ");

const headings = "h1, h2, h3, h4, h5, h6";

/** The part of a page that becomes text: as HTML, arranged so that Markdown can say it. */
export function cleanContent(main: HTMLElement, origin: string): string {
  const content = parseHtml(main.innerHTML);
  for (const element of content.querySelectorAll(noText)) element.remove();
  for (const link of content.querySelectorAll("a")) completeLink(link, origin);
  for (const list of content.querySelectorAll("dl")) list.replaceWith(termList(list));
  for (const item of content.querySelectorAll("li")) openItem(item);
  for (const heading of content.querySelectorAll(headings)) lower(heading);
  setApart(content);
  return content.toString();
}

/** Markdown has no place for a heading within a link, so the link goes into the heading. */
function completeLink(link: HTMLElement, origin: string): void {
  const href = link.getAttribute("href") ?? "/";
  const address = href.startsWith("/") ? absoluteAddress(origin, href) : href;
  link.setAttribute("href", address);
  const heading = link.querySelector(headings);
  if (!heading) return;
  heading.innerHTML = `<a href="${address}">${heading.innerHTML}</a>`;
  link.replaceWith(`<div>${link.innerHTML}</div>`);
}

/** A list of terms as a list of lines. */
function termList(list: HTMLElement): string {
  const items = list.querySelectorAll("dt").map((term) => {
    const meaning = term.nextElementSibling?.innerHTML ?? "";
    return `<li><strong>${term.innerHTML}:</strong> ${meaning}</li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}

/** A list of passages with headings is written as passages. */
function openItem(item: HTMLElement): void {
  if (!item.querySelector(headings)) return;
  item.tagName = "div";
  if (item.parentNode) item.parentNode.tagName = "div";
}

/** The page's title stands above all of its headings. */
function lower(heading: HTMLElement): void {
  const level = Number(heading.rawTagName.slice(1));
  heading.tagName = `h${Math.min(level + 1, 6)}`;
}

/** Puts a space where only styles set an element apart from the words before it. */
function setApart(element: HTMLElement): void {
  const parts: Node[] = [];
  for (const node of element.childNodes) {
    const before = parts.at(-1);
    if (before && isGlued(before, node)) parts.push(new TextNode(" ", element));
    parts.push(node);
    if (node instanceof HTMLElement) setApart(node);
  }
  element.childNodes = parts;
}

function isGlued(before: Node, after: Node): boolean {
  if (before.nodeType === NodeType.TEXT_NODE && after.nodeType === NodeType.TEXT_NODE) return false;
  return /[^\s(“‘]$/.test(before.text) && /^[\p{L}\p{N}“]/u.test(after.text);
}
