import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import robots from "../../app/robots.ts";
import notFound from "../../content/pages/not-found.ts";
import pricing from "../../content/pages/pricing.ts";
import { site } from "../../content/site.ts";
import { notFoundMetadata, pageMetadata, siteMetadata, siteViewport } from "../../lib/metadata.ts";
import { designColor } from "../../lib/tokens.ts";

const before = { ...process.env };

beforeEach(() => {
  process.env.SITE_URL = "https://www.site.com";
});

afterEach(() => {
  process.env = { ...before };
});

describe("a preview", () => {
  beforeEach(() => {
    process.env.SITE_ENV = "preview";
  });

  test("asks to be left out of search engines, on every page", () => {
    expect(siteMetadata().robots).toEqual({ index: false, follow: false });
  });

  test("lets no crawler in, and names no sitemap", () => {
    expect(robots()).toEqual({ rules: { userAgent: "*", disallow: "/" } });
  });
});

describe.each(["production", "local"])("a %s build", (stage) => {
  beforeEach(() => {
    process.env.SITE_ENV = stage;
  });

  test("may be indexed", () => {
    expect(siteMetadata().robots).toBeUndefined();
  });

  test("lets crawlers in, and shows them the sitemap", () => {
    expect(robots()).toEqual({
      rules: { userAgent: "*", allow: "/" },
      sitemap: "https://www.site.com/sitemap.xml",
    });
  });
});

describe("a page's metadata", () => {
  test("has its words, for search engines and for cards alike", () => {
    const { title, description, openGraph, twitter } = pageMetadata(pricing);
    const words = { title: pricing.title, description: pricing.description };
    expect({ title, description }).toEqual(words);
    expect(openGraph).toMatchObject({ ...words, type: "website", siteName: site.name, locale: site.locale });
    expect(twitter).toMatchObject({ ...words, card: "summary_large_image" });
  });

  test("has one address in every place, at the origin of this build", () => {
    const { alternates, openGraph } = pageMetadata(pricing);
    const address = "https://www.site.com/pricing";
    expect(alternates).toEqual({ canonical: address, types: { "text/markdown": `${address}.md` } });
    expect(openGraph).toMatchObject({ url: address });
  });

  test("shows the page's card, with its size and a text for it", () => {
    const { openGraph, twitter } = pageMetadata(pricing);
    const image = {
      url: "https://www.site.com/og/pricing.png",
      width: 1200,
      height: 630,
      alt: `Pricing: Free, Premium and Enterprise plans, ${site.name}`,
      type: "image/png",
    };
    expect(openGraph?.images).toEqual([image]);
    expect(twitter?.images).toEqual([image]);
  });
});

test("the 404 page has words and no address", () => {
  expect(notFoundMetadata(notFound)).toEqual({
    title: notFound.title,
    description: notFound.description,
  });
});

test("the browser's bar has the page's colour, in either scheme", () => {
  expect(siteViewport()).toEqual({
    colorScheme: "light dark",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: designColor("surface") },
      { media: "(prefers-color-scheme: dark)", color: designColor("surface", "dark") },
    ],
  });
});
