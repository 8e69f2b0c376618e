import { describe, expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { site } from "../../content/site.ts";
import { ogTitle } from "../../lib/site/metadata.ts";
import { pages } from "../../lib/site/registry.ts";
import { absoluteUrl, markdownPath, ogImagePath } from "../../lib/site/urls.ts";
import { metaContents, titles } from "../../scripts/post-build/html.ts";
import { documentTitle } from "../support/document-title.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const { origin, files, notFound } = exportedSite();

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

describe.each(pages)("$path", (content) => {
  const { path, description } = content;
  const title = documentTitle(content);
  const { document } = exportedPage(path);
  const url = absoluteUrl(origin, path);

  test("has each tag for search engines and cards exactly once", () => {
    const image = `${origin}${ogImagePath(path)}`;
    const alt = `${ogTitle(content.title)}, ${site.name}`;
    expect(titles(document)).toEqual([title]);
    expectMeta(document, {
      description,
      "og:title": title,
      "og:description": description,
      "og:url": url,
      "og:type": "website",
      "og:site_name": site.name,
      "og:locale": "en_US",
      "og:image": image,
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": image,
      "twitter:image:alt": alt,
    });
  });

  test("names its canonical URL and its Markdown page", () => {
    expect(linkUrls(document, "canonical")).toEqual([url]);
    const markdown = document.querySelector('link[rel="alternate"][type="text/markdown"]');
    expect(markdown?.getAttribute("href")).toBe(`${origin}${markdownPath(path)}`);
  });

  test("has an OG image of 1200 × 630 pixels, under 150 kB", async () => {
    const image = files.bytes(ogImagePath(path).slice(1));
    expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(image.length).toBeLessThan(150_000);
  });
});

test("every page has its own OG image", () => {
  const images = pages.map(({ path }) => files.text(ogImagePath(path).slice(1)));
  expect(new Set(images).size).toBe(pages.length);
});

test.each([...pages.map(({ path }) => exportedPage(path)), notFound])(
  "$path has the head that all pages share",
  ({ document }) => {
    expect(document.querySelector("html")?.getAttribute("lang")).toBe("en");
    expectMeta(document, {
      "format-detection": "telephone=no, date=no, address=no, email=no, url=no",
      "color-scheme": "light dark",
    });
    expect(metaContents(document, "referrer")).toEqual([]);
    const themeColors = document.querySelectorAll('meta[name="theme-color"]');
    expect(themeColors.map(({ attrs }) => [attrs.media, attrs.content])).toEqual([
      ["(prefers-color-scheme: light)", "#f1f7f5"],
      ["(prefers-color-scheme: dark)", "#09292e"],
    ]);
    expect(linkUrls(document, "manifest")).toEqual(["/manifest.webmanifest"]);
    // A half-parsed page would shift after its first paint, so Chromium waits for this start tag in wide viewports. Everything
    // visible is before it, onboarding last.
    const expected = document.querySelector('head link[rel="expect"][blocking="render"]')?.attrs;
    expect(expected?.media).toBe("(width >= 40rem)");
    const target = document.querySelector(expected?.href ?? "none");
    expect(target?.previousElementSibling?.id).toBe("onboarding");
    // Next.js adds a hash as the query.
    const icons = document
      .querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')
      .map(({ attrs }) => [attrs.href?.split("?")[0], attrs.sizes]);
    expect(icons).toEqual([
      ["/favicon.ico", "32x32"],
      ["/icon.svg", "any"],
      ["/apple-icon.png", "180x180"],
    ]);
  },
);

// Slack reads the first 32 kB of a page.
test.each([...pages.map(({ path }) => exportedPage(path)), notFound])(
  "$path begins with its tags for link previews",
  ({ file, document }) => {
    const tags = document.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]");
    const ends = tags.filter((tag) => !tag.closest("svg")).map((tag) => tag.range[1]);
    expect(ends.length).toBeGreaterThan(5);
    expect(Buffer.byteLength(files.text(file).slice(0, Math.max(...ends)))).toBeLessThan(5000);
  },
);

test("the 404 page declares no URL", () => {
  const { document } = notFound;
  expect(linkUrls(document, "canonical")).toEqual([]);
  expect(metaContents(document, "og:url")).toEqual([]);
});
