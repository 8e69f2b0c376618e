import { describe, expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { designColor } from "../../lib/site/tokens.ts";
import { bytesOf, notFoundFile, textOf } from "../../scripts/post-build/read-site.ts";
import { exportedPage, exportedSite, metaContents } from "../support/exported-site.ts";

const { origin, files } = exportedSite;

const linkUrls = (document: HTMLElement, relation: string) =>
  document.querySelectorAll(`link[rel="${relation}"]`).map(({ attrs }) => attrs.href);

/** Expects each <meta> once, with its content. */
function expectMeta(document: HTMLElement, contents: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(contents))
    expect([name, ...metaContents(document, name)]).toEqual([name, content]);
}

/** Returns the file of the export that a URL of the site names. */
const fileOf = (url: string) => url.replace(`${origin}/`, "");

describe.each(pages)("$path", (page) => {
  const { path, title, description } = page;
  const { document } = exportedPage(path);
  // The home page's title begins with the product's name.
  const whole = path === "/" ? title : `${title} | ${site.name}`;
  const [image = "", alt] = ["og:image", "og:image:alt"].flatMap((name) => metaContents(document, name));

  test("has each tag for search engines and cards exactly once", () => {
    // The <title> of an SVG is not the document's.
    expect(document.querySelectorAll("head title").map(({ text }) => text)).toEqual([whole]);
    const url = path === "/" ? origin : `${origin}${path}`;
    expect(linkUrls(document, "canonical")).toEqual([url]);
    expectMeta(document, {
      description,
      "og:title": whole,
      "og:description": description,
      "og:url": url,
      "og:type": "website",
      "og:site_name": site.name,
      "og:locale": site.locale,
      "og:image": image,
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
      "twitter:card": "summary_large_image",
      "twitter:title": whole,
      "twitter:description": description,
      "twitter:image": image,
      "twitter:image:alt": alt,
    });
  });

  test("has a preview image that every service takes, with the product's name once", () => {
    expect(bytesOf(fileOf(image), files).length).toBeLessThan(150_000);
    expect(alt?.split(site.name)).toEqual([expect.stringMatching(/^[A-Z].*, $/), ""]);
  });
});

test("every page has its own preview image", () => {
  const images = pages.flatMap(({ path }) => metaContents(exportedPage(path).document, "og:image"));
  expect(new Set(images.map((url) => textOf(fileOf(url), files))).size).toBe(pages.length);
});

test.each(exportedSite.pages)("$path has the shared head, and early tags", ({ file, document }) => {
  expect(metaContents(document, "robots")).toEqual(file === notFoundFile ? ["noindex"] : []);
  expectMeta(document, { "color-scheme": "light dark" });
  const themeColors = document.querySelectorAll('meta[name="theme-color"]');
  expect(themeColors.map(({ attrs }) => [attrs.media, attrs.content])).toEqual([
    ["(prefers-color-scheme: light)", designColor("surface")],
    ["(prefers-color-scheme: dark)", designColor("surface", "dark")],
  ]);
  // With the password of a site that asks for one.
  const manifest = document.querySelector("link[rel=manifest]");
  expect(manifest?.attrs).toMatchObject({ href: "/manifest.webmanifest", crossorigin: "use-credentials" });
  // The header's columns would move while it is parsed, so Chromium waits for its last part in wide viewports.
  const expected = document.querySelector('head link[rel="expect"][blocking="render"]')?.attrs;
  expect(expected?.media).toBe("(width >= 40rem)");
  expect(document.querySelectorAll(`header ${expected?.href}`)).toHaveLength(1);
  // In the head, they would delay the first paint.
  const fonts = document.querySelectorAll("link[rel=preload][as=font]").map(String);
  expect(document.querySelector("body")?.children.slice(0, 2).map(String)).toEqual(fonts);
  // Next.js adds a hash as the query.
  const icons = document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]');
  expect(icons.map(({ attrs }) => attrs.href?.split("?")[0])).toEqual([
    "/favicon.ico",
    "/icon/logo.svg",
    "/apple-icon/180.png",
  ]);
  // Slack reads the first 32 kB of a page.
  const tags = document.querySelectorAll("head :is(title, meta[name], meta[property], link[rel=canonical])");
  expect(tags.length).toBeGreaterThan(5);
  const end = Math.max(...tags.map((tag) => tag.range[1]));
  expect(Buffer.byteLength(textOf(file, files).slice(0, end))).toBeLessThan(5000);
});
