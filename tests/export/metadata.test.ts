import { describe, expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { site } from "../../content/site.ts";
import { ogTitle } from "../../lib/site/metadata.ts";
import { pages } from "../../lib/site/registry.ts";
import { designColors } from "../../lib/site/tokens.ts";
import { absoluteUrl, markdownPath, ogImagePath } from "../../lib/urls.ts";
import { metaContents, titles } from "../../scripts/post-build/html.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const { origin, files, notFound } = exportedSite();
const colors = designColors();

/** Returns the URLs of the links of this relation. */
const linkUrls = (document: HTMLElement, relation: string) =>
  document.querySelectorAll(`link[rel="${relation}"]`).map(({ attrs }) => attrs.href);

/** Expects each <meta> once, with its content. */
function expectMeta(document: HTMLElement, contents: Readonly<Record<string, unknown>>): void {
  const found = Object.keys(contents).map((name) => [name, metaContents(document, name)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, [content]])),
  );
}

describe.each(pages)("$path", ({ path, title, description }) => {
  const { document } = exportedPage(path);
  const url = absoluteUrl(origin, path);

  test("has each tag for search engines and cards exactly once", () => {
    const picture = `${origin}${ogImagePath(path)}`;
    const alt = `${ogTitle(title)}, ${site.name}`;
    expect(titles(document)).toEqual([title]);
    expectMeta(document, {
      description,
      "og:title": title,
      "og:description": description,
      "og:url": url,
      "og:type": "website",
      "og:site_name": site.name,
      "og:locale": site.locale,
      "og:image": picture,
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": picture,
      "twitter:image:alt": alt,
    });
  });

  test("names its canonical URL and its Markdown page", () => {
    expect(linkUrls(document, "canonical")).toEqual([url]);
    const markdown = document.querySelector('link[rel="alternate"][type="text/markdown"]');
    expect(markdown?.getAttribute("href")).toBe(`${origin}${markdownPath(path)}`);
  });

  test("has a card of 1200 × 630 pixels, under 150 kB", () => {
    const card = files.bytes(ogImagePath(path).slice(1));
    // The first chunk of a PNG file has its width and height.
    const header = new DataView(card.buffer, card.byteOffset);
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630]);
    expect(card.length).toBeLessThan(150_000);
  });
});

test("every page has its own card", () => {
  const cards = pages.map(({ path }) => files.text(ogImagePath(path).slice(1)));
  expect(new Set(cards).size).toBe(pages.length);
});

test.each([...pages.map(({ path }) => exportedPage(path)), notFound])(
  "$path has the head that all pages share",
  ({ document }) => {
    expect(document.querySelector("html")?.getAttribute("lang")).toBe(site.language);
    expectMeta(document, { "format-detection": "telephone=no, date=no, address=no, email=no, url=no" });
    expect(metaContents(document, "referrer")).toEqual([]);
    const themeColors = document
      .querySelectorAll('meta[name="theme-color"]')
      .map(({ attrs }) => [attrs.media, attrs.content]);
    expect(themeColors).toEqual([
      ["(prefers-color-scheme: light)", colors.light.surface],
      ["(prefers-color-scheme: dark)", colors.dark.surface],
    ]);
    expect(linkUrls(document, "manifest")).toEqual(["/manifest.webmanifest"]);
    // A half-parsed page would shift after its first paint, so Chromium waits for this start tag in wide windows. Everything
    // visible is before it, onboarding last.
    const expected = document.querySelector('head link[rel="expect"][blocking="render"]')?.attrs;
    expect(expected?.media).toBe("(width >= 40rem)");
    const target = document.querySelector(expected?.href ?? "none");
    expect(target?.previousElementSibling?.id).toBe("onboarding");
    // Next.js adds a hash as the query.
    const icons = ["icon", "apple-touch-icon"].flatMap((rel) => linkUrls(document, rel));
    expect(icons.map((url) => url?.split("?")[0])).toEqual(["/favicon.ico", "/icon.svg", "/apple-icon.png"]);
  },
);

test("the 404 page declares no URL", () => {
  const { document } = notFound;
  expect(linkUrls(document, "canonical")).toEqual([]);
  expect(metaContents(document, "og:url")).toEqual([]);
});
