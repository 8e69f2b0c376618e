import type { PageContent } from "@/content/schema";
import { site } from "@/content/site";
import { origin } from "./environment";
import { trailOf } from "./registry";
import { absoluteUrl } from "./urls";

/** A thing of schema.org, or a part of one. */
type Thing = Readonly<Record<string, unknown>>;

/** Pages that schema.org has a narrower type for. */
const pageTypes: Partial<Record<string, string>> = { "/about": "AboutPage", "/contact": "ContactPage" };

/**
 * Returns a page's schema.org data: its publisher, its site, the page itself, and its place in the site. They refer to each other
 * by @id.
 */
export function structuredData(page: PageContent): Thing {
  const url = absoluteUrl(page.path);
  const home = absoluteUrl("/");
  const organization = { "@id": `${origin}/#organization` };
  const website = { "@id": `${origin}/#website` };
  const breadcrumb = { "@id": `${url}#breadcrumb` };
  const trail = trailOf(page);
  const isNested = trail.length > 1;
  const things: readonly Thing[] = [
    {
      "@type": "Organization",
      ...organization,
      name: site.name,
      url: home,
      logo: absoluteUrl("/app-icons/icon-512.png"),
      // Only the contact page shows the address.
      ...(page.path === "/contact" && { email: site.email }),
    },
    {
      "@type": "WebSite",
      ...website,
      name: site.name,
      url: home,
      inLanguage: site.language,
      publisher: organization,
    },
    {
      "@type": pageTypes[page.path] ?? "WebPage",
      "@id": `${url}#webpage`,
      url,
      name: page.name,
      inLanguage: site.language,
      isPartOf: website,
      about: organization,
      ...(isNested && { breadcrumb }),
    },
  ];
  const itemListElement = trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(path),
  }));
  const breadcrumbs = { "@type": "BreadcrumbList", ...breadcrumb, itemListElement };
  return { "@context": "https://schema.org", "@graph": isNested ? [...things, breadcrumbs] : things };
}

/** Returns JSON for a <script>. It escapes "<", so that no text in it can end the element (HTML, 4.12.1.3). */
export function toScriptJson(data: Thing): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
