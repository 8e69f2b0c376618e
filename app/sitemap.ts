import type { MetadataRoute } from "next";
import lastChanges from "@/content/last-changes.json";
import { siteEnvironment } from "@/lib/build/environment";
import { loadPages } from "@/lib/build/registry";
import { absoluteUrl } from "@/lib/urls";

export const dynamic = "force-static";

const changes: Record<string, { date: string } | undefined> = lastChanges;

/** Every page, with the day its own content last changed (scripts/content/last-changes.ts keeps the record). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = siteEnvironment();
  return (await loadPages()).map(({ path }) => {
    const change = changes[path];
    return { url: absoluteUrl(origin, path), ...(change && { lastModified: change.date }) };
  });
}
