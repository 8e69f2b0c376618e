import type { NotFoundContent } from "../schema";
import { site } from "../site";

export default {
  title: "Page not found",
  description: `The page may have moved, or its address has a typo. The home page of ${site.name} leads to all others.`,
  header: {
    title: "Page Not Found",
    text: "There’s nothing here. The rest of the site is afloat.",
  },
  home: { label: "Back to Home", href: "/" },
} as const satisfies NotFoundContent;
