import { describe, expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { pagesForJest } from "../support/pages.ts";
import { fileFor, htmlFiles, parsePage, readExport } from "./support/files.ts";
import { deadLinks } from "./support/links.ts";
import { missingWords } from "./support/words.ts";

const pages = pagesForJest();

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const html = () => readExport(fileFor(path) ?? `${path}: not exported`);

  test("is exported as a file of its own", () => {
    expect(fileFor(path)).toBe(path === "/" ? "index.html" : `${path.slice(1)}.html`);
  });

  test("has all its words in the HTML", () => {
    expect(missingWords(page, html())).toEqual([]);
  });

  test("has one main heading", () => {
    expect(parsePage(html()).querySelectorAll("h1")).toHaveLength(1);
  });

  test("has its title and its description", () => {
    const head = parse(html()).querySelector("head");
    expect(head?.querySelectorAll("title").map((title) => title.text)).toEqual([page.title]);
    expect(
      head?.querySelectorAll('meta[name="description"]').map((meta) => meta.getAttribute("content")),
    ).toEqual([page.description]);
  });
});

test("the 404 page is exported, with its heading and a way home", () => {
  const page = parsePage(readExport("404.html"));
  expect(page.querySelectorAll("h1").map((heading) => heading.text.trim())).toEqual(["Page Not Found"]);
  expect(page.querySelector('main a[href="/"]')).not.toBeNull();
});

test.each(htmlFiles())("every link in %s leads somewhere", (file) => {
  expect(deadLinks(file, { fileFor, parsed: (name) => parsePage(readExport(name)) })).toEqual([]);
});
