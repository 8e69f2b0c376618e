import { HTMLElement } from "node-html-parser";
import TurndownService from "turndown";
import { absoluteUrl, markdownPath } from "../../lib/site/urls.ts";
import { metaContents, parseHtml, titles, visibleText } from "./html.ts";
import type { ExportedPage, ExportedSite } from "./read-site.ts";

/** Writes each page as Markdown beside its HTML, for programs that read pages. */
export function writeMarkdownPages(site: ExportedSite): void {
  for (const page of site.pages) site.files.write(markdownPath(page.path).slice(1), markdownPage(page, site));
}

type Site = Pick<ExportedSite, "origin" | "routes">;

/** Returns a page as Markdown: title, description, URL and the text of its <main>. */
export function markdownPage({ path, document }: ExportedPage, site: Site): string {
  const { origin } = site;
  const url = absoluteUrl(origin, path);
  const main = parseHtml(document.querySelector("main")?.innerHTML ?? "");
  rearrange(main, url);
  const parts = [
    `# ${titles(document)[0] ?? path}`,
    ...metaContents(document, "description").map((description) => `> ${description}`),
    `<${url}>`,
    converter(site).turndown(main.toString()),
  ];
  const text = parts
    .join("\n\n")
    // Turndown indents empty lines.
    .replace(/^ +$/gm, "")
    .replace(/ (?=[,;] )/g, "")
    .replaceAll("\u00a0", " ");
  return `${text.trimEnd()}\n`;
}

/** Images, navigation, controls that need scripts, and elements that are hidden or marked to skip. */
const omitted = [
  "script, style, template, noscript, link, img, picture, svg, [role=img], button, input, textarea, select, nav",
  "[hidden], [aria-hidden=true], [data-markdown=skip]",
].join(", ");
const headings = "h1, h2, h3, h4, h5, h6";

/** Replaces layout that carries meaning with elements that Markdown has, in reading order. */
function rearrange(main: HTMLElement, url: string): void {
  for (const form of main.querySelectorAll("form")) listFields(form, url);
  for (const chart of main.querySelectorAll("figure [role=img]"))
    chart.replaceWith(`<p>${chart.getAttribute("aria-label")}</p>`);
  for (const element of main.querySelectorAll(omitted)) element.remove();
  // Otherwise a testimonial would look like the page's description, which is a quotation too.
  for (const quotation of main.querySelectorAll("figure:has(blockquote)"))
    quotation.insertAdjacentHTML("afterbegin", "<p>Testimonial:</p>");
  for (const sample of main.querySelectorAll("figure[aria-label]"))
    sample.insertAdjacentHTML("afterbegin", `<p>${sample.getAttribute("aria-label")}:</p>`);
  // Ids in the syntax of Pandoc and kramdown, for links to sections.
  for (const heading of main.querySelectorAll(headings))
    if (heading.id) heading.insertAdjacentHTML("beforeend", ` {#${heading.id}}`);
  for (const list of main.querySelectorAll("dl")) {
    const items = list
      .querySelectorAll("dt")
      .map((term) => `<li><strong>${term.innerHTML}:</strong> ${term.nextElementSibling?.innerHTML}</li>`);
    list.replaceWith(`<ul>${items.join("")}</ul>`);
  }
  for (const list of main.querySelectorAll("ul[aria-label], ol[aria-label]"))
    list.insertAdjacentHTML("beforebegin", `<p>${list.getAttribute("aria-label")}:</p>`);
  // A card begins with its heading. A category above it would read as the end of the previous card.
  for (const card of main.querySelectorAll("article, li")) {
    const heading = card.querySelector(headings);
    if (heading?.closest("article, li") !== card) continue;
    heading.remove();
    card.insertAdjacentHTML("afterbegin", heading.outerHTML);
  }
  // The separator to write where a page only has a line break or a column.
  for (const part of main.querySelectorAll("[data-markdown]"))
    part.insertAdjacentHTML("beforebegin", part.getAttribute("data-markdown") ?? "");
  // Only styles separate these from the next element.
  for (const element of main.querySelectorAll("a, q, span, strong"))
    if (element.nextSibling instanceof HTMLElement) element.insertAdjacentHTML("afterend", " ");
}

/** Turns the fields of a form into a list, followed by the page that has the form. */
function listFields(form: HTMLElement, url: string): void {
  const rows = form.querySelectorAll("fieldset, :has(> label):not(fieldset *)");
  const items = rows.map(fieldLine);
  rows[0]?.insertAdjacentHTML("beforebegin", `<ul><li>${items.join("</li><li>")}</li></ul>`);
  for (const row of rows) row.remove();
  form.insertAdjacentHTML("beforeend", `<p>To fill it in and send it, open <a href="${url}">${url}</a></p>`);
}

/** Returns a field as a line: "Name (required)", "Interests (optional): Tools; Teams". */
function fieldLine(row: HTMLElement): string {
  for (const hint of row.querySelectorAll("legend > span, label > span"))
    hint.replaceWith(` (${visibleText(hint)})`);
  const [name, ...options] = row.querySelectorAll("legend, label").map(visibleText);
  const required = row.querySelector("[required]") ? " (required)" : "";
  return `${name}${required}${options.length > 0 ? `: ${options.join("; ")}` : ""}`;
}

function converter({ origin, routes }: Site): TurndownService {
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-" });
  service.addRule("heading below the page's title", {
    filter: ["h1", "h2", "h3", "h4", "h5"],
    replacement: (text, { nodeName }) => `\n\n#${"#".repeat(Number(nodeName[1]))} ${text}\n\n`,
  });
  // Links lead to the Markdown of other pages.
  const urlOf = (href: string) => {
    const [path = "", fragment] = href.split("#");
    const page = routes.find((route) => route === path);
    const url = page ? absoluteUrl(origin, markdownPath(page)) : absoluteUrl(origin, path);
    return fragment === undefined ? url : `${url}#${fragment}`;
  };
  service.addRule("absolute link", {
    filter: "a",
    replacement: (text, node) => {
      const href = (node as Element).getAttribute("href") ?? "";
      return `[${text}](${href.startsWith("/") ? urlOf(href) : href})`;
    },
  });
  service.addRule("card in a list", {
    filter: (node) => node.nodeName === "LI" && Boolean(node.querySelector(headings)),
    replacement: (text) => `\n\n${text}\n\n`,
  });
  service.addRule("quotation", { filter: "q", replacement: (text) => `“${text.trim()}”` });
  return service;
}
