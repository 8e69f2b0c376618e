import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { designColor } from "@/lib/site/tokens";

export const dynamic = "force-static";

/** The web app manifest. From a home screen the site opens as an ordinary page of the browser. */
export function GET() {
  const manifest: MetadataRoute.Manifest = {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: site.language,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: designColor("surface"),
    theme_color: designColor("surface"),
    icons: [
      { src: "/app-icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/app-icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/app-icons/maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
      { src: "/app-icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
