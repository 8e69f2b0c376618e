import type { MetadataRoute } from "next";
import { siteEnvironment } from "@/lib/build/environment";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

/** Lets crawlers read everything, except on a preview deployment. */
export default function robots(): MetadataRoute.Robots {
  const { origin, stage } = siteEnvironment();
  if (stage === "preview") return { rules: { userAgent: "*", disallow: "/" } };
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl(origin, "/sitemap.xml") };
}
