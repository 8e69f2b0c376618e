import type { NotFoundContent } from "../schema";
import { site } from "../site";

export default {
  title: `Page not found | ${site.name}`,
  description: `There is no page at this address. Everything else on ${site.name} is still up there.`,
  head: {
    title: "Page Not Found",
    lead: "This one sank. Everything else is still up there.",
  },
  home: { label: "Back to home", href: "/" },
} as const satisfies NotFoundContent;
