import { describe, expect, test } from "@jest/globals";
import blog from "../../content/pages/blog.ts";
import pricing from "../../content/pages/pricing.ts";
import { site } from "../../content/site.ts";
import { absoluteUrl } from "../../lib/urls.ts";
import { evenSpaces, visibleWords } from "../../scripts/post-build/html.ts";
import { missingTarget } from "../../scripts/post-build/urls.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

type Thing = Readonly<Record<string, unknown>>;

const pages = pagesForJest();
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

/** Returns a thing and all things in it, each with its key, such as "offers". */
function valuesIn(value: unknown, key = ""): { key: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, key));
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [{ key, value }, ...inner.flatMap(([name, item]) => valuesIn(item, name))];
}

/** Returns the card of a page that has a heading, and its words. */
function cardOf(path: string, heading: unknown) {
  const headings = exportedPage(path).document.querySelectorAll("main :is(h2, h3)");
  const card = headings.find((element) => visibleWords(element) === heading)?.closest("li, article");
  if (!card) throw new Error(`${path} has no card with the heading ${heading}.`);
  return { card, words: visibleWords(card) };
}

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const values = valuesIn(graphOf(path));
  const { document } = exportedPage(path);

  test("describes itself, the site and its publisher, joined by @id", () => {
    const url = absoluteUrl(origin, path);
    const self = graphOf(path).find((thing) => thing["@id"] === `${url}#webpage`);
    expect(self).toMatchObject({ url, name: page.name, inLanguage: site.language });
    expect(self?.isPartOf).toEqual({ "@id": ofType(path, "WebSite")?.["@id"] });
    expect(ofType(path, "WebSite")).toMatchObject({
      name: site.name,
      publisher: { "@id": ofType(path, "Organization")?.["@id"] },
    });
    const ids = graphOf(path).map((thing) => thing["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const references = values.filter(({ key, value }) => key === "@id" && typeof value === "string");
    for (const { value } of references) expect(ids).toContain(value);
  });

  test("names only files and pages that exist", () => {
    const urls = values.flatMap(({ key, value }) =>
      ["url", "item", "logo"].includes(key) && typeof value === "string" ? [value] : [],
    );
    expect(urls.filter((url) => !url.startsWith(origin) || missingTarget(url, exportedSite()))).toEqual([]);
  });

  test("has the breadcrumbs that visitors see", () => {
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

test("pages about one thing name it, by the narrowest type", () => {
  const found = pages.flatMap(({ path }) => {
    const self = graphOf(path).find(({ mainEntity }) => mainEntity);
    const entity = graphOf(path).find((thing) => thing["@id"] === (self?.mainEntity as Thing)?.["@id"]);
    return entity ? [`${path}: ${self?.["@type"]} of ${entity["@type"]}`] : [];
  });
  expect(found).toEqual([
    "/about: AboutPage of Organization",
    "/blog: WebPage of Blog",
    "/contact: ContactPage of Organization",
    "/pricing: WebPage of Service",
  ]);
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
  expect(visibleWords(exportedPage("/pricing").document)).toContain(evenSpaces(pricing.currencyNote));
});

test("/blog has its articles as shown, without URLs", () => {
  const posts = ofType("/blog", "Blog")?.blogPost as Thing[];
  expect(posts.map(({ headline }) => headline)).toEqual(blog.articles.map(({ title }) => title));
  for (const post of posts) {
    const { card, words } = cardOf("/blog", post.headline);
    for (const part of [post.description, post.articleSection, (post.author as Thing).name])
      expect(words).toContain(evenSpaces(String(part)));
    expect(card.querySelector("time")?.getAttribute("datetime")).toBe(post.datePublished);
    const photos = card.querySelectorAll("img[data-photo]").map((photo) => photo.getAttribute("src") ?? "");
    expect(photos.map((photo) => new URL(photo).pathname)).toContain(new URL(String(post.image)).pathname);
    expect(post).not.toHaveProperty("url");
  }
});
