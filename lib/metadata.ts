import type { Metadata, Viewport } from "next";
import type { NotFoundContent, PageContent } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { siteEnvironment } from "./environment.ts";
import { ogImageSize, ogTitle } from "./og-image.ts";
import { designColor } from "./tokens.ts";
import { absoluteUrl, markdownPath, ogImagePath } from "./urls.ts";

/** What all pages share, the 404 page included. A preview as a whole stays out of search engines. */
export function siteMetadata(): Metadata {
  const { origin, stage } = siteEnvironment();
  return {
    metadataBase: new URL(origin),
    applicationName: site.name,
    formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "32x32" },
        { url: "/icons/favicon.svg", type: "image/svg+xml" },
      ],
      apple: { url: "/icons/apple-touch-icon.png", sizes: "180x180" },
    },
    ...(stage === "preview" && { robots: { index: false, follow: false } }),
  };
}

/** The browser's bar in both schemes. */
export function siteViewport(): Viewport {
  return {
    colorScheme: "light dark",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: designColor("surface") },
      { media: "(prefers-color-scheme: dark)", color: designColor("surface", "dark") },
    ],
  };
}

/** The metadata of a page of the registry, all of it from its content module. */
export function pageMetadata(page: PageContent): Metadata {
  const { title, description } = page;
  const { origin } = siteEnvironment();
  const url = absoluteUrl(origin, page.path);
  const image = {
    url: absoluteUrl(origin, ogImagePath(page.path)),
    ...ogImageSize,
    alt: `${ogTitle(title)}, ${site.name}`,
    type: "image/png",
  };
  return {
    title,
    description,
    alternates: {
      canonical: url,
      types: { "text/markdown": absoluteUrl(origin, markdownPath(page.path)) },
    },
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: site.locale,
      url,
      title,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

/** The 404 page has no address of its own. That it stays out of search engines, the framework says by itself. */
export function notFoundMetadata({ title, description }: NotFoundContent): Metadata {
  return { title, description };
}
