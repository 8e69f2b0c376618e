import type { Metadata, Viewport } from "next";
import type { PageContent } from "@/content/schema";
import { site } from "@/content/site";
import { origin, stage } from "./environment";
import { designColor } from "./tokens";
import { pageSlug } from "./urls";

/** Width and height of a preview image in pixels, as Open Graph readers expect it. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Returns the title in a page's preview image: without the product's name, because the logo beside it says that. */
export function ogTitle(title: string): string {
  const text = title.replace(`${site.name}: `, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the link preview of a page. "./" is the path of the page that shows it. */
function linkPreview({ path, title }: PageContent): Pick<Metadata, "openGraph" | "twitter"> {
  const image = { url: `/og/${pageSlug(path)}.png`, alt: `${ogTitle(title)}, ${site.name}` };
  return {
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: site.locale,
      url: "./",
      images: [{ ...image, ...ogImageSize, type: "image/png" }],
    },
    // Twitter has no tags for an image's size and format.
    twitter: { card: "summary_large_image", images: [image] },
  };
}

/** The metadata of pages that do not set their own. A preview asks search engines not to index it. */
export const siteMetadata: Metadata = {
  // The template does not apply to the home page, whose title starts with the name.
  title: { template: `%s | ${site.name}`, default: site.name },
  metadataBase: new URL(origin),
  alternates: { canonical: "./" },
  formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
  ...(stage === "preview" && { robots: { index: false, follow: false } }),
};

/** The colors of the browser's toolbar in both schemes. */
export const siteViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: designColor("surface") },
    { media: "(prefers-color-scheme: dark)", color: designColor("surface", "dark") },
  ],
};

/** Returns a page's metadata. Next.js makes its paths absolute, and repeats title and description for link previews. */
export function pageMetadata(page: PageContent): Metadata {
  const { title, description } = page;
  return { title, description, ...linkPreview(page) };
}
