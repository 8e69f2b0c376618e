import { describe, expect, test } from "@jest/globals";
import { absoluteAddress, markdownPath } from "../../lib/addresses.ts";
import { entriesOf } from "../../scripts/content/walk.ts";
import { evenSpaces, visibleWords } from "../../scripts/export/html.ts";
import { markdownTwin } from "../../scripts/export/markdown/twin.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const { files, origin } = exportedSite();
const pages = pagesForJest();

/** Content that a twin says: titles and prices, but not those of forms and of what they answer. */
function sampleOf(page: object): string[] {
  return entriesOf({ file: "", source: "", value: page }).flatMap(({ field, key, value }) =>
    ["title", "price", "quote"].includes(key) && typeof value === "string" && !/^(form|sent)\./.test(field)
      ? [value]
      : [],
  );
}

/** Markdown without its marks, to find words in. */
function wordsOf(markdown: string): string {
  return markdown
    .replace(/\]\(.*?\)/g, "")
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/[[\]*>#]/g, "")
    .replace(/\s+/g, " ");
}

describe.each(pages.map((page) => [page.path, page] as const))("the Markdown twin of %s", (path, page) => {
  const twin = files.text(markdownPath(path).slice(1));

  test("begins with the page's title, description and address, and ends with its last line", () => {
    const start = `# ${page.title}\n\n> ${page.description}\n\n<${absoluteAddress(origin, path)}>\n\n## `;
    expect(twin.slice(0, start.length)).toBe(start);
    expect(twin).toMatch(/\S\n$/);
    expect(twin.match(/^# /gm)).toHaveLength(1);
  });

  test("has the titles, prices and quotations of the page's content", () => {
    const words = wordsOf(twin);
    expect(sampleOf(page).filter((sample) => !words.includes(evenSpaces(sample)))).toEqual([]);
  });

  test("has every heading and paragraph of the page, but for forms and ways through the site", () => {
    const words = wordsOf(twin);
    const parts = exportedPage(path).document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, blockquote)");
    const texts = parts
      .filter((part) => !part.closest("form, nav") && !part.querySelector("button, p, ul, div, h2, h3, a, q"))
      .map((part) => visibleWords(part));
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  });

  test("has absolute links only, and neither pictures nor HTML", () => {
    const links = [...twin.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address);
    expect(links.filter((address) => !/^(https?:\/\/|mailto:)/.test(address ?? ""))).toEqual([]);
    expect(twin).not.toMatch(/!\[|<(?!https?:)[a-z/]/i);
  });

  test("is the same when it is made again", () => {
    expect(markdownTwin(exportedPage(path), origin)).toBe(twin);
  });
});

test("there are no other Markdown files", () => {
  const twins = pages.map(({ path }) => markdownPath(path).slice(1));
  expect([...files.paths].filter((file) => file.endsWith(".md"))).toEqual(twins.sort());
});
