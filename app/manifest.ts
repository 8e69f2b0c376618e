import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { icons } from "@/lib/icons";
import { designColor } from "@/lib/tokens";

export const dynamic = "force-static";

/** How a phone shows the site on its home screen: as a page of the browser, which it is. */
export default function manifest(): MetadataRoute.Manifest {
  return {
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
    icons: icons
      .filter(({ file }) => !file.startsWith("apple"))
      .map(({ file, side, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${side}x${side}`,
        type: "image/png",
        purpose,
      })),
  };
}
