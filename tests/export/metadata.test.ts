import { describe, expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { site } from "../../content/site.ts";
import { absoluteAddress, cardPath, markdownPath } from "../../lib/addresses.ts";
import { cardTitle } from "../../lib/cards.ts";
import { linkAddresses, metaContents, titles } from "../../scripts/post-build/html.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const pages = pagesForJest();
const { origin } = exportedSite();

const cases = pages.map((page) => [page.path, page] as const);

/** The one content of a <meta>. */
function meta(document: HTMLElement, name: string): string | undefined {
  const contents = metaContents(document, name);
  expect([name, contents.length]).toEqual([name, 1]);
  return contents[0];
}

/** What no page says, and what all say alike. */
function expectShared(document: HTMLElement): void {
  expect(document.querySelector("html")?.getAttribute("lang")).toBe(site.language);
  expect(metaContents(document, "referrer")).toEqual([]);
  expect(meta(document, "format-detection")).toBe("telephone=no, date=no, address=no, email=no, url=no");
  const colors = document.querySelectorAll('meta[name="theme-color"]');
  expect(colors.map((color) => color.getAttribute("media"))).toEqual([
    "(prefers-color-scheme: light)",
    "(prefers-color-scheme: dark)",
  ]);
  for (const color of colors) expect(color.getAttribute("content")).toMatch(/^#[0-9a-f]{6}$/);
  expect(linkAddresses(document, "manifest")).toEqual(["/manifest.webmanifest"]);
  expect(linkAddresses(document, "icon")).toEqual(["/favicon.ico", "/icons/favicon.svg"]);
  expect(linkAddresses(document, "apple-touch-icon")).toEqual(["/icons/apple-touch-icon.png"]);
}

describe.each(cases)("%s", (path, page) => {
  const { document } = exportedPage(path);
  const address = absoluteAddress(origin, path);

  test("has its own title and description, of lengths that fit search results", () => {
    const [title = "", ...others] = titles(document);
    expect(others).toEqual([]);
    expect(title).toBe(page.title);
    expect(title).toContain(site.name);
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(65);
    const description = meta(document, "description") ?? "";
    expect(description).toBe(page.description);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("has its own absolute address as the canonical one, and its Markdown twin beside it", () => {
    expect(linkAddresses(document, "canonical")).toEqual([address]);
    expect(address).toBe(path === "/" ? origin : `${origin}${path}`);
    const twin = document.querySelector('link[rel="alternate"][type="text/markdown"]');
    expect(twin?.getAttribute("href")).toBe(`${origin}${markdownPath(path)}`);
  });

  test("may be indexed", () => {
    expect(metaContents(document, "robots")).toEqual([]);
    expect(metaContents(document, "googlebot")).toEqual([]);
  });

  test("says all of itself in Open Graph", () => {
    expect(meta(document, "og:title")).toBe(page.title);
    expect(meta(document, "og:description")).toBe(page.description);
    expect(meta(document, "og:url")).toBe(address);
    expect(meta(document, "og:type")).toBe("website");
    expect(meta(document, "og:site_name")).toBe(site.name);
    expect(meta(document, "og:locale")).toBe(site.locale);
    expect(meta(document, "og:image")).toBe(`${origin}${cardPath(path)}`);
    expect(meta(document, "og:image:type")).toBe("image/png");
    expect(meta(document, "og:image:width")).toBe("1200");
    expect(meta(document, "og:image:height")).toBe("630");
    expect(meta(document, "og:image:alt")).toContain(cardTitle(page.title));
  });

  test("has a large card on Twitter", () => {
    expect(meta(document, "twitter:card")).toBe("summary_large_image");
    expect(meta(document, "twitter:title")).toBe(page.title);
    expect(meta(document, "twitter:description")).toBe(page.description);
    expect(meta(document, "twitter:image")).toBe(`${origin}${cardPath(path)}`);
    expect(meta(document, "twitter:image:alt")).toContain(cardTitle(page.title));
  });

  test("says what all pages say alike", () => expectShared(document));
});

test("titles and descriptions are all different", () => {
  const documents = pages.map(({ path }) => exportedPage(path).document);
  expect(new Set(documents.flatMap(titles)).size).toBe(pages.length);
  const descriptions = documents.flatMap((document) => metaContents(document, "description"));
  expect(new Set(descriptions).size).toBe(pages.length);
});

test("the 404 page asks not to be indexed, and has no address", () => {
  const document = exportedSite().notFound?.document;
  if (!document) throw new Error("There is no 404 page.");
  // Next.js writes one of its own beside ours.
  expect([...new Set(metaContents(document, "robots"))]).toEqual(["noindex"]);
  expect(linkAddresses(document, "canonical")).toEqual([]);
  expect(metaContents(document, "og:url")).toEqual([]);
  expectShared(document);
});
