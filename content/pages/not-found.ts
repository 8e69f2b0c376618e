import type { NotFoundContent } from "../schema";
import { site } from "../site";

export default {
  title: "Page not found",
  description: `There’s no page at this address. Everything else on ${site.name} is where it should be.`,
  head: {
    title: "Page Not Found",
    text: "There’s nothing here. The rest of the site is afloat.",
  },
  home: { label: "Back to Home", href: "/" },
} as const satisfies NotFoundContent;
