import type { Metadata, Viewport } from "next";
import type { NotFoundContent, PageContent } from "@/content/schema";
import { site } from "@/content/site";
import { absoluteUrl, markdownPath, ogImagePath } from "@/lib/urls";
import { siteEnvironment } from "./environment";
import { ogImageSize, ogTitle } from "./og-image";
import { designColor } from "./tokens";

/** Returns the metadata that all pages share, the 404 page included. A preview tells search engines not to index it. */
export function siteMetadata(): Metadata {
  const { origin, stage } = siteEnvironment();
  return {
    metadataBase: new URL(origin),
    formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
    ...(stage === "preview" && { robots: { index: false, follow: false } }),
  };
}

/** Returns the colours of the browser's toolbar in both schemes. */
export function siteViewport(): Viewport {
  return {
    colorScheme: "light dark",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: designColor("surface") },
      { media: "(prefers-color-scheme: dark)", color: designColor("surface", "dark") },
    ],
  };
}

/** Returns a page's metadata, all of it from its content module. */
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
    // Cards have no tags for an image's size and format.
    twitter: {
      card: "summary_large_image",
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}

/** Returns the metadata of the 404 page, which has no URL of its own. Next.js adds "noindex" by itself. */
export function notFoundMetadata({ title, description }: NotFoundContent): Metadata {
  return { title, description };
}
