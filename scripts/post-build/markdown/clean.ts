import { HTMLElement, type Node, NodeType, TextNode } from "node-html-parser";
import { absoluteAddress } from "../../../lib/addresses.ts";
import { parseHtml, visibleWords } from "../html.ts";
import { formText } from "./form.ts";

/** Pictures, ways through the site, and what only a script answers: none of it is text to read. */
const noText = [
  "script, style, template, noscript, link",
  "img, picture, svg, [role=img]",
  "button, input, nav",
  "[hidden], [aria-hidden=true]",
].join(", ");

const headings = "h1, h2, h3, h4, h5, h6";

/** The part of the page at an address that becomes text: as HTML, arranged so that Markdown can say it. */
export function cleanContent(main: HTMLElement, address: string): string {
  const { origin } = new URL(address);
  const content = parseHtml(main.innerHTML);
  for (const form of content.querySelectorAll("form")) form.replaceWith(formText(form, address));
  for (const chart of content.querySelectorAll("figure [role=img]")) chart.replaceWith(chartText(chart));
  for (const button of content.querySelectorAll("button")) dropQuestion(button);
  for (const element of content.querySelectorAll(noText)) element.remove();
  for (const link of content.querySelectorAll("a")) completeLink(link, origin);
  for (const list of content.querySelectorAll("dl")) list.replaceWith(termList(list));
  for (const list of content.querySelectorAll("ul[aria-label], ol[aria-label]")) nameList(list);
  for (const caption of content.querySelectorAll("figcaption")) caption.innerHTML = joined(caption);
  for (const card of content.querySelectorAll("article, li")) beginWithHeading(card);
  for (const item of content.querySelectorAll("li")) openItem(item);
  for (const heading of content.querySelectorAll(headings)) lower(heading);
  setApart(content);
  return content.toString();
}

/** A chart has no text but its description. */
function chartText(chart: HTMLElement): string {
  return `<p>${chart.getAttribute("aria-label") ?? ""}</p>`;
}

/** A list's name, which is read out where it is not seen. */
function nameList(list: HTMLElement): void {
  list.insertAdjacentHTML("beforebegin", `<p>${list.getAttribute("aria-label")}:</p>`);
}

/** Without its button, "Already a member?" asks for nothing. */
function dropQuestion(button: HTMLElement): void {
  const before = button.previousElementSibling;
  if (before?.rawTagName === "p" && visibleWords(before).endsWith("?")) before.remove();
}

/** The parts of a caption in one line: only styles set them apart. */
function joined(caption: HTMLElement): string {
  const leaves = caption.querySelectorAll("*").filter(({ children }) => children.length === 0);
  const parts = leaves.filter((part) => visibleWords(part) !== "");
  if (parts.length < 2) return caption.innerHTML;
  return parts.map((part) => (part.rawTagName === "strong" ? part.outerHTML : part.innerHTML)).join(" · ");
}

/** What stands above a card's heading, such as its category, would be read as the end of the card before. */
function beginWithHeading(card: HTMLElement): void {
  const heading = card.querySelector(headings);
  if (!heading || heading.closest("article, li") !== card) return;
  heading.remove();
  card.innerHTML = heading.outerHTML + card.innerHTML;
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
