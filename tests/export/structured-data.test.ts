import { describe, expect, test } from "@jest/globals";
import blog from "../../content/pages/blog.ts";
import pricing from "../../content/pages/pricing.ts";
import { absoluteAddress } from "../../lib/addresses.ts";
import { refuseContradictions } from "../../scripts/post-build/export-checks/structured-data.ts";
import { type GraphNode, readGraph } from "../../scripts/post-build/structured-data/read-graph.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const { origin } = exportedSite();
const pages = pagesForJest();

function nodesOf(path: string): readonly GraphNode[] {
  const graph = readGraph(exportedPage(path));
  if ("problem" in graph) throw new Error(`${path}: ${graph.problem}`);
  return graph.nodes;
}

function nodeOf(path: string, type: string): GraphNode | undefined {
  return nodesOf(path).find((node) => node["@type"] === type);
}

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  test("describes itself, the site and who is behind it, in one graph", () => {
    const page = nodesOf(path).find((node) => node.url === absoluteAddress(origin, path) && node.isPartOf);
    expect(page?.["@type"]).toMatch(/Page$/);
    expect(page?.isPartOf).toEqual({ "@id": nodeOf(path, "WebSite")?.["@id"] });
    expect(nodeOf(path, "WebSite")?.publisher).toEqual({ "@id": nodeOf(path, "Organization")?.["@id"] });
  });

  test("says in data nothing but what it shows", () => {
    const site = exportedSite();
    expect(refuseContradictions({ ...site, pages: [exportedPage(path)] })).toEqual([]);
  });

  test("has a trail of breadcrumbs in data where visitors see one", () => {
    const seen = exportedPage(path).document.querySelectorAll('main nav[aria-label="Breadcrumbs"] li');
    const items = (nodeOf(path, "BreadcrumbList")?.itemListElement ?? []) as { name: string }[];
    expect(items.map(({ name }) => name)).toEqual(
      seen.map((item) => (item.querySelector("a") ?? item).text.trim()),
    );
    expect(items.length > 0).toBe(path.split("/").length > 2);
  });
});

test("pages that schema.org has a type for are of that type", () => {
  expect(nodeOf("/about", "AboutPage")).toBeDefined();
  expect(nodeOf("/contact", "ContactPage")).toBeDefined();
});

test("a page that is there for one thing says which", () => {
  const entityOf = (path: string) => nodesOf(path).find(({ isPartOf }) => isPartOf)?.mainEntity;
  for (const [path, type] of [
    ["/pricing", "Service"],
    ["/blog", "Blog"],
    ["/contact", "Organization"],
    ["/about", "Organization"],
  ] as const)
    expect([path, entityOf(path)]).toEqual([path, { "@id": nodeOf(path, type)?.["@id"] }]);
});

test("every plan with a price is an offer at that price, and one without states none", () => {
  const offers = (nodeOf("/pricing", "Service") ?? nodeOf("/pricing", "Product"))?.offers as GraphNode[];
  expect(offers.map(({ name, price }) => [name, price])).toEqual(
    pricing.plans.map(({ name, price }) => [name, price.startsWith("$") ? price.slice(1) : undefined]),
  );
});

test("every article is there, without an address that it does not have", () => {
  const posts = nodeOf("/blog", "Blog")?.blogPost as GraphNode[];
  expect(posts.map(({ headline, datePublished }) => [headline, datePublished])).toEqual(
    blog.articles.map(({ title, date }) => [title, date]),
  );
  for (const post of posts) expect(post).not.toHaveProperty("url");
});

test("no data says FAQPage, for no page shows questions with answers", () => {
  for (const { path } of pages) expect(nodeOf(path, "FAQPage")).toBeUndefined();
});
