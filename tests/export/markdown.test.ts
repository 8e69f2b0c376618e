import { expect, test } from "@jest/globals";
import { pages } from "../../lib/site/registry.ts";
import { absoluteUrl, markdownPath } from "../../lib/site/urls.ts";
import { normalizeSpaces, visibleText } from "../../scripts/post-build/html.ts";
import { documentTitle } from "../support/document-title.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const { files, origin } = exportedSite();
const textOf = (path: string) => files.text(path.slice(1));

test.each(pages)("the Markdown of $path has its start and its text", (content) => {
  const { path, description } = content;
  const text = textOf(markdownPath(path));
  const start = `# ${documentTitle(content)}\n\n> ${description}\n\n<${absoluteUrl(origin, path)}>\n\n## `;
  expect(text.slice(0, start.length)).toBe(start);
  const marks = /^ *(#+|>|-) +|\]\(\S+\)|\*\*|(?<!\\)_|\\(?=.)|\[|\]/gm;
  const plain = normalizeSpaces(text.replace(marks, ""));
  const { document } = exportedPage(path);
  const sentences = document
    .querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd)")
    .filter((part) => !part.closest("nav, noscript, [data-markdown=skip], [aria-hidden=true], [role=img]"))
    .filter((part) => !part.querySelector("button, p, ul, div, h2, h3, a, span, q"))
    .map(visibleText);
  expect(sentences).not.toHaveLength(0);
  expect(sentences.filter((sentence) => !plain.includes(sentence))).toEqual([]);
});

test.each(pages)("links in the Markdown of $path lead to Markdown that has their section", ({ path }) => {
  const links = [...textOf(markdownPath(path)).matchAll(/\]\((\S+)\)/g)].map(([, url = ""]) => url);
  const others = links.filter((url) => !url.startsWith("mailto:") && url !== absoluteUrl(origin, path));
  expect(others).not.toHaveLength(0);
  for (const url of others) {
    const { pathname, hash } = new URL(url);
    expect(pathname).toMatch(/\.md$/);
    if (hash) expect(textOf(pathname)).toContain(` {${hash}}\n`);
    else expect(files.paths).toContain(pathname.slice(1));
  }
});
