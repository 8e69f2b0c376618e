import { describe, expect, test } from "@jest/globals";
import blog from "../../content/pages/blog.ts";
import type { Article, PageContent, Testimonial } from "../../content/schema.ts";
import { site } from "../../content/site.ts";
import { humanDate } from "../../lib/dates.ts";
import { evenSpaces, visibleWords } from "../../scripts/post-build/html.ts";
import { exportedPage } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const pages = pagesForJest();
const all = (path: string, selector: string) => exportedPage(path).document.querySelectorAll(selector);

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const { document } = exportedPage(path);

  test("says every day in a <time> that machines read", () => {
    for (const time of document.querySelectorAll("time")) {
      const day = time.getAttribute("datetime") ?? "";
      expect(time.text).toBe(humanDate(day));
    }
    const days = "articles" in page ? (page as PageContent & { articles: Article[] }).articles : [];
    expect(document.querySelectorAll("main time").map((time) => time.getAttribute("datetime"))).toEqual(
      days.map(({ date }) => date),
    );
  });

  test("sets a testimonial as a figure: the words in a quotation, who says them in its caption", () => {
    const { testimonial } = page as PageContent & { testimonial?: Testimonial };
    const figures = document
      .querySelectorAll("main figure")
      .filter((figure) => figure.querySelector("blockquote"));
    expect(figures).toHaveLength(testimonial ? 1 : 0);
    expect(document.querySelectorAll("blockquote")).toHaveLength(figures.length);
    if (!testimonial) return;
    const [words, speaker] = ["blockquote", "figcaption"].map(
      (part) => figures[0]?.querySelector(part)?.text,
    );
    expect(evenSpaces(words ?? "")).toBe(evenSpaces(testimonial.quote));
    expect(speaker).toContain(testimonial.name);
    expect(speaker).toContain(testimonial.role);
  });
});

test("some page has a testimonial, and the blog has dates", () => {
  expect(pages.filter((page) => "testimonial" in page).length).toBeGreaterThan(0);
  expect(all("/blog", "main article time")).toHaveLength(blog.articles.length);
});

test("every visible mail link of a page's own words stands in an <address>", () => {
  const links = pages.flatMap(({ path }) => all(path, `main a[href="mailto:${site.email}"]`));
  const visible = links.filter((link) => !link.closest("noscript"));
  expect(visible.map((link) => [link.closest("address") !== null, visibleWords(link)])).toEqual([
    [true, site.email],
  ]);
});
