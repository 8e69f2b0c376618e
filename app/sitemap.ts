import type { MetadataRoute } from "next";
import { siteEnvironment } from "@/lib/build/environment";
import { loadPages } from "@/lib/build/registry";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

/** Every page. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = siteEnvironment();
  return (await loadPages()).map(({ path }) => ({ url: absoluteUrl(origin, path) }));
}
