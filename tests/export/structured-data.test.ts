import { describe, expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { absoluteUrl } from "../../lib/urls.ts";
import { entriesOf } from "../../scripts/content/queries.ts";
import { visibleText } from "../../scripts/post-build/html.ts";
import { missingTarget } from "../../scripts/post-build/page-urls.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

type Thing = Readonly<Record<string, unknown>>;

const { origin } = exportedSite();

/** Returns the graph of a page. JSON.parse throws if it is not valid. */
function graphOf(path: string): readonly Thing[] {
  const blocks = exportedPage(path).document.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.text ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

function ofType(path: string, type: string): Thing | undefined {
  return graphOf(path).find((thing) => thing["@type"] === type);
}

describe.each(pages)("$path", ({ path, name }) => {
  const graph = graphOf(path);

  test("describes itself, the site and its publisher, joined by @id", () => {
    const url = absoluteUrl(origin, path);
    const ids = graph.map((thing) => thing["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(entriesOf(graph).filter(({ key, value }) => key === "@id" && !ids.includes(value))).toEqual([]);
    const [publisher, website] = ids.map((id) => ({ "@id": id }));
    const home = { name: site.name, url: absoluteUrl(origin, "/") };
    const inLanguage = site.language;
    expect(graph.slice(0, 3)).toMatchObject([
      { ...publisher, "@type": "Organization", ...home, logo: expect.any(String) },
      { ...website, "@type": "WebSite", ...home, inLanguage, publisher },
      { "@id": `${url}#webpage`, url, name, inLanguage, isPartOf: website, about: publisher },
    ]);
  });

  test("names only files and pages that exist", () => {
    const urls = entriesOf(graph)
      .filter(({ key, value }) => ["url", "item", "logo"].includes(key) && typeof value === "string")
      .map(({ value }) => String(value));
    expect(urls).not.toHaveLength(0);
    expect(urls.filter((url) => !url.startsWith(origin) || missingTarget(url, exportedSite()))).toEqual([]);
  });

  test("has the breadcrumbs that visitors see", () => {
    const { document } = exportedPage(path);
    const seen = document.querySelectorAll('main nav[aria-label="Breadcrumbs"] li');
    const items = (ofType(path, "BreadcrumbList")?.itemListElement ?? []) as Thing[];
    expect(items).toEqual(
      seen.map((crumb, index) => {
        const link = crumb.querySelector("a");
        const target = link?.getAttribute("href") ?? path;
        return {
          "@type": "ListItem",
          position: index + 1,
          name: (link ?? crumb).text.trim(),
          item: absoluteUrl(origin, target),
        };
      }),
    );
    const isNested = path.split("/").length > 2;
    expect(seen.length > 0).toBe(isNested);
    expect(graph[2]?.breadcrumb).toEqual(
      isNested ? { "@id": `${absoluteUrl(origin, path)}#breadcrumb` } : undefined,
    );
  });
});

test("/contact has the email address that it shows in an <address>", () => {
  expect(ofType("/contact", "Organization")?.email).toBe(site.email);
  const shown = exportedPage("/contact").document.querySelectorAll("main address").map(visibleText);
  expect(shown).toContain(site.email);
});

test("/about and /contact have the types that schema.org has for them, and other pages the general one", () => {
  const types = pages.map(({ path }) => [path, graphOf(path)[2]?.["@type"]]);
  const narrow = types.filter(([, type]) => type !== "WebPage");
  expect(Object.fromEntries(narrow)).toEqual({ "/about": "AboutPage", "/contact": "ContactPage" });
});
