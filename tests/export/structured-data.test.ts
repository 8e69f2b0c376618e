import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { absoluteUrl } from "../../lib/site/urls.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const { origin } = exportedSite();

/** The pages that schema.org has a narrower type for. */
const types: Readonly<Record<string, string>> = { "/about": "AboutPage", "/contact": "ContactPage" };

test.each(pages)(
  "$path describes itself, its publisher and its breadcrumbs to search engines",
  ({ path, name }) => {
    const { document } = exportedPage(path);
    const blocks = document.querySelectorAll('script[type="application/ld+json"]');
    const url = absoluteUrl(origin, path);
    const isNested = path.split("/").length > 2;
    const crumbs = document.querySelectorAll('main nav[aria-label="Breadcrumbs"] li').map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: (crumb.querySelector("a") ?? crumb).text.trim(),
      item: absoluteUrl(origin, crumb.querySelector("a")?.getAttribute("href") ?? path),
    }));
    expect(crumbs).toHaveLength(isNested ? 2 : 0);
    const publisher = { "@id": `${origin}/#organization` };
    const website = { "@id": `${origin}/#website` };
    const breadcrumb = { "@id": `${url}#breadcrumb` };
    const home = { name: site.name, url: origin };
    const inLanguage = site.language;
    expect(blocks.map(({ text }) => JSON.parse(text))).toEqual([
      {
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Organization",
            ...publisher,
            ...home,
            logo: `${origin}/icons/icon-512.png`,
            ...(path === "/contact" && { email: site.email }),
          },
          { "@type": "WebSite", ...website, ...home, inLanguage, publisher },
          {
            "@type": types[path] ?? "WebPage",
            "@id": `${url}#webpage`,
            url,
            name,
            inLanguage,
            isPartOf: website,
            about: publisher,
            ...(isNested && { breadcrumb }),
          },
          ...(isNested ? [{ "@type": "BreadcrumbList", ...breadcrumb, itemListElement: crumbs }] : []),
        ],
      },
    ]);
  },
);
