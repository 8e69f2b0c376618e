import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/site/urls";

export const dynamic = "force-static";

/** Lets crawlers read everything, on a preview too: its "noindex" works only where they may read it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
