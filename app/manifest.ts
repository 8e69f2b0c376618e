import type { MetadataRoute } from "next";
import { appIcons } from "@/app/app-icons/[icon]/app-icon";
import { site } from "@/content/site";
import { designColor } from "@/lib/site/tokens";

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
    icons: Object.entries(appIcons).map(([file, { side, purpose }]) => ({
      src: `/app-icons/${file}`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose,
    })),
  };
}
