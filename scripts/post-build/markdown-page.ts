import { HTMLElement } from "node-html-parser";
import TurndownService from "turndown";
import { absoluteUrl, markdownPath } from "../../lib/urls.ts";
import { metaContents, parseHtml, titles, visibleWords } from "./html.ts";
import type { ExportedPage, ExportedSite } from "./types.ts";

/** Writes each page as Markdown beside its HTML, for readers that are programs. */
export function writeMarkdownPages({ files, routes, pages, origin }: ExportedSite): void {
  for (const route of routes) {
    const page = pages.find(({ path }) => path === route);
    // The export checks tell of one that was not exported.
    if (page) files.write(markdownPath(route).slice(1), markdownPage(page, origin));
  }
}

/** A page as Markdown: its title, its description, its URL, and what its <main> says. */
export function markdownPage({ path, document }: ExportedPage, origin: string): string {
  const url = absoluteUrl(origin, path);
  const main = parseHtml(document.querySelector("main")?.innerHTML ?? "");
  arrange(main, url);
  const parts = [
    `# ${titles(document)[0] ?? path}`,
    ...metaContents(document, "description").map((description) => `> ${description}`),
    `<${url}>`,
    converter(origin).turndown(main.toString()),
  ];
  // Turndown indents empty lines. Where a line must not break is nothing to a reader of plain text.
  return `${parts.join("\n\n").replace(/^ +$/gm, "").replaceAll("\u00a0", " ").trimEnd()}\n`;
}

/** Left out: pictures, navigation, what only scripts respond to, and what the markup marks as such. */
const leftOut = [
  "script, style, template, noscript, link, img, picture, svg, [role=img], button, input, textarea, select, nav",
  "[hidden], [aria-hidden=true], [data-markdown=skip]",
].join(", ");
const headings = "h1, h2, h3, h4, h5, h6";

/** Gives what a page says by its layout the order and the elements that Markdown has for it. */
function arrange(main: HTMLElement, url: string): void {
  for (const form of main.querySelectorAll("form")) listFields(form, url);
  for (const chart of main.querySelectorAll("figure [role=img]"))
    chart.replaceWith(`<p>${chart.getAttribute("aria-label")}</p>`);
  for (const element of main.querySelectorAll(leftOut)) element.remove();
  // Markdown has no heading within a link, so the link goes into the heading.
  for (const link of main.querySelectorAll("a")) {
    const heading = link.querySelector(headings);
    if (!heading) continue;
    heading.innerHTML = `<a href="${link.getAttribute("href")}">${heading.innerHTML}</a>`;
    link.tagName = "div";
  }
  for (const list of main.querySelectorAll("dl")) {
    const items = list.querySelectorAll("dt").map((term) => {
      return `<li><strong>${term.innerHTML}:</strong> ${term.nextElementSibling?.innerHTML}</li>`;
    });
    list.replaceWith(`<ul>${items.join("")}</ul>`);
  }
  for (const list of main.querySelectorAll("ul[aria-label], ol[aria-label]"))
    list.insertAdjacentHTML("beforebegin", `<p>${list.getAttribute("aria-label")}:</p>`);
  // A card's category stands above its heading, and would be read as the end of the card before.
  for (const card of main.querySelectorAll("article, li")) {
    const heading = card.querySelector(headings);
    if (heading?.closest("article, li") !== card) continue;
    heading.remove();
    card.insertAdjacentHTML("afterbegin", heading.outerHTML);
  }
  // Only styles set these apart from the element that follows.
  for (const element of main.querySelectorAll("a, q, span, strong"))
    if (element.nextSibling instanceof HTMLElement)
      element.insertAdjacentHTML("afterend", element.closest("figcaption") ? " · " : " ");
}

/** A form can be read but not filled in: its fields become a list, followed by where to send it. */
function listFields(form: HTMLElement, url: string): void {
  const rows = form.querySelectorAll("fieldset, :has(> label):not(fieldset *)");
  const items = rows.map((row) => {
    const legend = row.querySelector("legend");
    if (!legend) return visibleWords(row);
    return `${visibleWords(legend)}: ${row.querySelectorAll("label").map(visibleWords).join("; ")}`;
  });
  rows[0]?.insertAdjacentHTML("beforebegin", `<ul><li>${items.join("</li><li>")}</li></ul>`);
  for (const row of rows) row.remove();
  form.insertAdjacentHTML("beforeend", `<p>To fill it in and send it, open <a href="${url}">${url}</a></p>`);
}

function converter(origin: string): TurndownService {
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", hr: "---" });
  service.addRule("heading, one level below the page's title", {
    filter: ["h1", "h2", "h3", "h4", "h5"],
    replacement: (text, { nodeName }) => `\n\n#${"#".repeat(Number(nodeName[1]))} ${text}\n\n`,
  });
  service.addRule("absolute link", {
    filter: "a",
    replacement: (text, node) => {
      const href = (node as Element).getAttribute("href") ?? "";
      return `[${text}](${href.startsWith("/") ? absoluteUrl(origin, href) : href})`;
    },
  });
  service.addRule("item with a heading, as a passage", {
    filter: (node) => node.nodeName === "LI" && Boolean(node.querySelector(headings)),
    replacement: (text) => `\n\n${text}\n\n`,
  });
  service.addRule("quotation", { filter: "q", replacement: (text) => `“${text.trim()}”` });
  return service;
}
