import type { MetadataRoute } from "next";
import { pages } from "@/lib/site/registry";
import { absoluteUrl } from "@/lib/site/urls";

export const dynamic = "force-static";

/** The sitemap, with every page. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map(({ path }) => ({ url: absoluteUrl(path) }));
}
