import type { PageContent } from "@/content/schema";
import { site } from "@/content/site";
import { absoluteUrl } from "@/lib/urls";

/** A thing of schema.org, or a part of one. */
type Node = Readonly<Record<string, unknown>>;

/* A page's schema.org data: who publishes it, what site and page it is, and where it is in the site. */

const organizationId = (origin: string) => `${origin}/#organization`;
const websiteId = (origin: string) => `${origin}/#website`;

/** Returns the organization as part of a page's graph. Only the contact page shows the email address, so only its data has it. */
function organization(page: PageContent, origin: string): Node {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: site.name,
    url: absoluteUrl(origin, "/"),
    logo: absoluteUrl(origin, "/icons/icon-512.png"),
    ...(page.path === "/contact" && { email: site.email }),
  };
}

function website(origin: string): Node {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    name: site.name,
    url: absoluteUrl(origin, "/"),
    inLanguage: site.language,
    publisher: { "@id": organizationId(origin) },
  };
}

type PageType = "WebPage" | "AboutPage" | "ContactPage";

/** Pages that schema.org has a narrower type for. */
const pageTypes: Partial<Record<string, PageType>> = { "/about": "AboutPage", "/contact": "ContactPage" };

function webPage(page: PageContent, origin: string, crumbs: boolean): Node {
  const url = absoluteUrl(origin, page.path);
  return {
    "@type": pageTypes[page.path] ?? "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: page.name,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(origin) },
    about: { "@id": organizationId(origin) },
    ...(crumbs && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
  };
}

function breadcrumbs(trail: readonly PageContent[], origin: string): Node {
  const page = trail.at(-1);
  return {
    "@type": "BreadcrumbList",
    "@id": `${absoluteUrl(origin, page?.path ?? "/")}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  };
}

/** Returns the page and its parents by path, from the top: two for "/solutions/health", one for "/about". */
function pageTrail(page: PageContent, pages: readonly PageContent[]): readonly PageContent[] {
  return pages
    .filter(({ path }) => path !== "/" && (path === page.path || page.path.startsWith(`${path}/`)))
    .sort((a, b) => a.path.length - b.path.length);
}

/** Returns a page's graph, whose nodes refer to each other by @id. `pages` is the registry, `origin` the site's. */
export function structuredData(page: PageContent, pages: readonly PageContent[], origin: string): Node {
  const trail = pageTrail(page, pages);
  const nested = trail.length > 1;
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(page, origin),
      website(origin),
      webPage(page, origin, nested),
      ...(nested ? [breadcrumbs(trail, origin)] : []),
    ],
  };
}

/** Returns JSON for a <script>. It escapes "<", so that no text in it can end the element (HTML, 4.12.1.3). */
export function toScriptJson(data: Node): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
