import { describe, expect, test } from "@jest/globals";
import { pages } from "../../lib/site/registry.ts";
import { absoluteUrl, markdownPath } from "../../lib/urls.ts";
import { normalizeSpaces, visibleText } from "../../scripts/post-build/html.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const { files, origin } = exportedSite();

/** Returns the words of a Markdown text, without its marks. */
function plain(markdown: string): string {
  const words = markdown
    .replace(/^ *(#+|>|-) +/gm, "")
    .replace(/ \{#[\w-]+\}$/gm, "")
    .replace(/\[((?:\\.|[^\]])*)\]\(\S+\)/g, "$1")
    .replace(/(?<!\\)(\*\*|_)/g, "")
    .replace(/\\(.)/g, "$1");
  return normalizeSpaces(words);
}

/** Returns the URL of the Markdown page for a link, or the link itself where it is not to a page. */
function markdownUrl(href: string): string {
  const [target = "", ...fragment] = href.split("#");
  const page = pages.find(({ path }) => path === target);
  return page ? [absoluteUrl(origin, markdownPath(page.path)), ...fragment].join("#") : href;
}

describe.each(pages)("the Markdown page of $path", ({ path, title, description }) => {
  const text = files.text(markdownPath(path).slice(1));
  const { document } = exportedPage(path);

  test("begins with the page's title, description and URL", () => {
    const url = absoluteUrl(origin, path);
    const start = `# ${title}\n\n> ${description}\n\n<${url}>\n\n## `;
    expect(text.slice(0, start.length)).toBe(start);
    expect(text.match(/^# /gm)).toHaveLength(1);
  });

  test("has every heading and sentence of the page, except those left out on purpose", () => {
    const words = plain(text);
    const left = "nav, noscript, [data-markdown=skip], [aria-hidden=true], [role=img]";
    const texts = document
      .querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, blockquote, figcaption span, label, legend)")
      .filter((part) => !part.closest(left) && !part.querySelector("button, p, ul, div, h2, h3, a, span, q"))
      .map((part) => visibleText(part));
    expect(texts).not.toHaveLength(0);
    expect(texts.filter((sentence) => !words.includes(sentence))).toEqual([]);
  });

  test("has the page's links, to Markdown pages, and neither pictures nor HTML", () => {
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url = ""]) => url);
    const main = document
      .querySelectorAll("main a[href]")
      .filter((link) => !link.closest("nav, noscript, [data-markdown=skip]"));
    expect(links).not.toHaveLength(0);
    expect(links).toEqual(expect.arrayContaining(main.map(({ attrs }) => markdownUrl(attrs.href ?? ""))));
    const others = links.filter((url) => !url.startsWith("mailto:") && url !== absoluteUrl(origin, path));
    for (const url of others) {
      const [target, fragment] = url.replace(`${origin}/`, "").split("#");
      const linked = files.text(target ?? "");
      if (fragment !== undefined) expect(linked).toMatch(new RegExp(`^#.* \\{#${fragment}\\}$`, "m"));
    }
    expect(text).not.toMatch(/!\[|<(?!https?:)[a-z/]/i);
  });
});
