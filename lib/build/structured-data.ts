import type { Graph, Offer, Thing, WithContext } from "schema-dts";
import type { BlogContent, PageContent, Plan, PricingContent } from "@/content/schema";
import { site } from "@/content/site";
import { photoUrl } from "@/lib/photos";
import { absoluteUrl } from "@/lib/urls";

type Node = Extract<Thing, object>;

/*
 * A page's schema.org data. It says only what the page shows: tests/export/structured-data.test.ts compares names, prices,
 * dates and authors. There are no ratings and no reviews.
 */

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

/** By page, the id of the one thing that the page is about. */
const mainEntities: Partial<Record<string, (origin: string) => string>> = {
  "/about": organizationId,
  "/contact": organizationId,
  "/pricing": (origin) => `${absoluteUrl(origin, "/pricing")}#service`,
  "/blog": (origin) => `${absoluteUrl(origin, "/blog")}#blog`,
};

function webPage(page: PageContent, origin: string, crumbs: boolean): Node {
  const url = absoluteUrl(origin, page.path);
  const mainEntity = mainEntities[page.path]?.(origin);
  return {
    "@type": pageTypes[page.path] ?? "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: page.name,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(origin) },
    ...(mainEntity ? { mainEntity: { "@id": mainEntity } } : { about: { "@id": organizationId(origin) } }),
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

type Price = Pick<Extract<Offer, { "@type": "Offer" }>, "price" | "priceCurrency" | "priceSpecification">;

/** Returns a plan's price as data. A price agreed in person has none. */
function priceOf({ price, frequency }: Plan): Price {
  if (!price.startsWith("$")) return {};
  const amount = { price: price.slice(1).replaceAll(",", ""), priceCurrency: "USD" };
  const monthly = frequency === "per month" ? { billingDuration: "P1M", unitText: frequency } : {};
  return { ...amount, priceSpecification: { "@type": "UnitPriceSpecification", ...amount, ...monthly } };
}

/** Returns the plans as offers of one service. A price agreed in person is left out, because it is not 0. */
function offers({ path, plans }: PricingContent, origin: string): Node {
  const url = absoluteUrl(origin, path);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: site.name,
    provider: { "@id": organizationId(origin) },
    offers: plans.map((plan) => ({
      "@type": "Offer",
      name: plan.name,
      description: plan.description,
      url,
      ...priceOf(plan),
    })),
  };
}

/** Returns the articles. They have no URLs, because they have no pages of their own. */
function blog({ path, name, articles }: BlogContent, origin: string): Node {
  const url = absoluteUrl(origin, path);
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    name,
    publisher: { "@id": organizationId(origin) },
    blogPost: articles.map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      description: article.description,
      articleSection: article.category,
      datePublished: article.date,
      image: photoUrl(article.picture.photo, { width: 960, ratio: 2 / 3 }),
      author: { "@type": "Person", name: article.author },
      publisher: { "@id": organizationId(origin) },
    })),
  };
}

/** Returns the nodes that only this page has. */
function ownNodes(page: PageContent, origin: string): readonly Node[] {
  switch (page.path) {
    case "/pricing":
      return [offers(page as PricingContent, origin)];
    case "/blog":
      return [blog(page as BlogContent, origin)];
    default:
      return [];
  }
}

/** Returns the page and its parents by path, from the top: two for "/solutions/health", one for "/about". */
function pageTrail(page: PageContent, pages: readonly PageContent[]): readonly PageContent[] {
  return pages
    .filter(({ path }) => path !== "/" && (path === page.path || page.path.startsWith(`${path}/`)))
    .sort((a, b) => a.path.length - b.path.length);
}

/** Returns a page's graph, whose nodes refer to each other by @id. `pages` is the registry, `origin` the site's. */
export function structuredData(page: PageContent, pages: readonly PageContent[], origin: string): Graph {
  const trail = pageTrail(page, pages);
  const nested = trail.length > 1;
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(page, origin),
      website(origin),
      webPage(page, origin, nested),
      ...(nested ? [breadcrumbs(trail, origin)] : []),
      ...ownNodes(page, origin),
    ],
  };
}

/** Returns JSON for a <script>. It escapes "<", so that no text in it can end the element (HTML, 4.12.1.3). */
export function toScriptJson(data: WithContext<Thing> | Graph): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
