import type { MetadataRoute } from "next";
import { siteEnvironment } from "@/lib/environment";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

/** Crawlers may read everything, but nothing of a preview. */
export default function robots(): MetadataRoute.Robots {
  const { origin, stage } = siteEnvironment();
  if (stage === "preview") return { rules: { userAgent: "*", disallow: "/" } };
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl(origin, "/sitemap.xml") };
}
