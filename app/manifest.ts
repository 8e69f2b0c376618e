import type { MetadataRoute } from "next";
import { site } from "@/content/site";
import { icons } from "@/lib/icons";
import { designColor } from "@/lib/tokens";

export const dynamic = "force-static";

/** The web app manifest. From a home screen the site opens as an ordinary page of the browser. */
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
