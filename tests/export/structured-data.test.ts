import { describe, expect, test } from "@jest/globals";
import blog from "../../content/pages/blog.ts";
import pricing from "../../content/pages/pricing.ts";
import { site } from "../../content/site.ts";
import { absoluteUrl } from "../../lib/urls.ts";
import { entriesOf } from "../../scripts/content/queries.ts";
import { evenSpaces, visibleWords } from "../../scripts/post-build/html.ts";
import { missingTarget } from "../../scripts/post-build/urls.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

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

/** Returns the card of a page that has a heading, and its words. */
function cardOf(path: string, heading: unknown) {
  const headings = exportedPage(path).document.querySelectorAll("main :is(h2, h3)");
  const card = headings.find((element) => visibleWords(element) === heading)?.closest("li, article");
  if (!card) throw new Error(`${path} has no card with the heading ${heading}.`);
  return { card, words: visibleWords(card) };
}

describe.each(pagesForJest())("$path", ({ path, name }) => {
  const graph = graphOf(path);

  test("describes itself, the site and its publisher, joined by @id", () => {
    const url = absoluteUrl(origin, path);
    const ids = graph.map((thing) => thing["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(entriesOf(graph).filter(({ key, value }) => key === "@id" && !ids.includes(value))).toEqual([]);
    expect(graph).toContainEqual(
      expect.objectContaining({ "@id": `${url}#webpage`, url, name, isPartOf: { "@id": ids[1] } }),
    );
    const [publisher, website] = [{ "@type": "Organization" }, { "@type": "WebSite", name: site.name }];
    expect(graph.slice(0, 2)).toMatchObject([publisher, { ...website, publisher: { "@id": ids[0] } }]);
  });

  test("names only files and pages that exist", () => {
    const urls = entriesOf(graph)
      .filter(({ key, value }) => ["url", "item", "logo"].includes(key) && typeof value === "string")
      .map(({ value }) => String(value));
    expect(urls.filter((url) => !url.startsWith(origin) || missingTarget(url, exportedSite()))).toEqual([]);
  });

  test("has the breadcrumbs that visitors see", () => {
    const { document } = exportedPage(path);
    const seen = document.querySelectorAll('main nav[aria-label="Breadcrumbs"] li');
    const items = (ofType(path, "BreadcrumbList")?.itemListElement ?? []) as Thing[];
    expect(items.map(({ position, name, item }) => [position, name, item])).toEqual(
      seen.map((crumb, index) => {
        const link = crumb.querySelector("a");
        const target = link?.getAttribute("href") ?? path;
        return [index + 1, (link ?? crumb).text.trim(), absoluteUrl(origin, target)];
      }),
    );
    expect(seen.length > 0).toBe(path.split("/").length > 2);
  });
});

test("/contact has the email address that it shows in an <address>", () => {
  expect(ofType("/contact", "Organization")?.email).toBe(site.email);
  const shown = exportedPage("/contact").document.querySelectorAll("main address").map(visibleWords);
  expect(shown).toContain(site.email);
});

test("/pricing offers plans at the prices in their cards", () => {
  const offers = ofType("/pricing", "Service")?.offers as Thing[];
  expect(offers.map(({ name }) => name)).toEqual(pricing.plans.map(({ name }) => name));
  for (const { name, price, priceCurrency, priceSpecification, description } of offers) {
    const { words } = cardOf("/pricing", name);
    expect(words).toContain(evenSpaces(String(description)));
    const { billingDuration, price: specified } = (priceSpecification ?? {}) as Thing;
    expect(/\$([\d,.]+)/.exec(words)?.[1]?.replaceAll(",", "")).toBe(price);
    expect([specified, priceCurrency]).toEqual([price, price === undefined ? undefined : "USD"]);
    expect(words.includes("per month")).toBe(billingDuration === "P1M");
  }
});

test("/blog has its articles as shown, without URLs", () => {
  const posts = ofType("/blog", "Blog")?.blogPost as Thing[];
  expect(posts.map(({ headline }) => headline)).toEqual(blog.articles.map(({ title }) => title));
  for (const post of posts) {
    const { card, words } = cardOf("/blog", post.headline);
    for (const part of [post.description, post.articleSection, (post.author as Thing).name])
      expect(words).toContain(evenSpaces(String(part)));
    expect(card.querySelector("time")?.getAttribute("datetime")).toBe(post.datePublished);
    const { pathname } = new URL(String(post.image));
    expect(card.querySelector("img[data-photo]")?.getAttribute("src")).toContain(pathname);
    expect(post).not.toHaveProperty("url");
  }
});
