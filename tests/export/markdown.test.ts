import { describe, expect, test } from "@jest/globals";
import { Marked } from "marked";
import { absoluteUrl, markdownPath } from "../../lib/urls.ts";
import { evenSpaces, parseHtml, visibleWords } from "../../scripts/post-build/html.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const { files, origin } = exportedSite();
const pages = pagesForJest();

describe.each(pages.map((page) => [page.path, page] as const))("the Markdown page of %s", (path, page) => {
  const text = files.text(markdownPath(path).slice(1));
  const markdown = parseHtml(new Marked({ async: false }).parse(text, { async: false }));
  const { document } = exportedPage(path);

  test("begins with the page's title, description and URL", () => {
    const url = absoluteUrl(origin, path);
    expect(text.startsWith(`# ${page.title}\n\n> ${page.description}\n\n<${url}>\n\n## `)).toBe(true);
    expect(markdown.querySelectorAll("h1")).toHaveLength(1);
  });

  test("has every heading of the page, one level lower", () => {
    const outline = (element: typeof markdown, selector: string, lower: number) =>
      element
        .querySelectorAll(selector)
        .filter((heading) => !heading.closest("nav"))
        .map((heading) => `${Number(heading.rawTagName[1]) + lower} ${visibleWords(heading)}`);
    expect(outline(markdown, "h2, h3, h4", 0)).toEqual(outline(document, "main :is(h1, h2, h3)", 1));
  });

  test("has every sentence of the page, but for what it leaves out on purpose", () => {
    const words = evenSpaces(visibleWords(markdown));
    const left = "nav, noscript, [data-markdown=skip], [aria-hidden=true], [role=img]";
    const texts = document
      .querySelectorAll("main :is(p, li, dt, dd, blockquote, figcaption span, label, legend)")
      .filter((part) => !part.closest(left) && !part.querySelector("button, p, ul, div, h2, h3, a, span, q"))
      .map((part) => visibleWords(part));
    expect(texts.filter((sentence) => !words.includes(sentence))).toEqual([]);
  });

  test("has absolute links only, and neither pictures nor HTML", () => {
    const links = markdown.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((url) => !URL.canParse(url))).toEqual([]);
    const main = document.querySelectorAll("main a[href]").filter((link) => !link.closest("nav, noscript"));
    for (const link of main)
      expect(links).toContain(
        absoluteUrl(origin, link.getAttribute("href") ?? "").replace(/^.*mailto:/, "mailto:"),
      );
    expect(text).not.toMatch(/!\[|<(?!https?:)[a-z/]/i);
  });
});
