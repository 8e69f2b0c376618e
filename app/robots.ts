import type { MetadataRoute } from "next";
import { absoluteAddress } from "@/lib/addresses";
import { siteEnvironment } from "@/lib/environment";

export const dynamic = "force-static";

/** Crawlers may read everything, but nothing of a preview. */
export default function robots(): MetadataRoute.Robots {
  const { origin, stage } = siteEnvironment();
  if (stage === "preview") return { rules: { userAgent: "*", disallow: "/" } };
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteAddress(origin, "/sitemap.xml") };
}
