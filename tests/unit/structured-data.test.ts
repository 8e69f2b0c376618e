import { describe, expect, test } from "@jest/globals";
import { pageTrail, structuredData, toScriptJson } from "../../lib/structured-data.ts";
import { pagesForJest } from "../support/pages.ts";

const origin = "https://site.example";
const pages = pagesForJest();
const graphOf = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return structuredData(page, pages, origin)["@graph"] as unknown as Record<string, unknown>[];
};
const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node["@type"] === type);

describe("structured data", () => {
  test.each(pages.map(({ path }) => path))("%s: site, organization and page are joined by @id", (path) => {
    const graph = graphOf(path);
    const ids = new Set(graph.map((node) => node["@id"]));
    const references = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
    for (const [, id] of references) expect(ids).toContain(id);
    expect(new Set(graph.map((node) => node["@id"])).size).toBe(graph.length);
  });

  test("the trail of a nested page runs through its parents", () => {
    const page = pages.find(({ path }) => path === "/solutions/health");
    expect(page && pageTrail(page, pages).map(({ path }) => path)).toEqual([
      "/solutions",
      "/solutions/health",
    ]);
    expect(nodeOf("/solutions/health", "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Solutions", item: `${origin}/solutions` },
        { position: 2, name: "Health", item: `${origin}/solutions/health` },
      ],
    });
    expect(nodeOf("/about", "BreadcrumbList")).toBeUndefined();
  });

  test("offers carry the plans' prices; one agreed in person carries none", () => {
    const { offers } = nodeOf("/pricing", "Service") as { offers: Record<string, unknown>[] };
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      ["Free", "0", "USD"],
      ["Premium", "29", "USD"],
      ["Enterprise", undefined, undefined],
    ]);
  });

  test("articles have headlines, dates and authors, and no addresses", () => {
    const { blogPost } = nodeOf("/blog", "Blog") as { blogPost: Record<string, unknown>[] };
    expect(blogPost).toHaveLength(3);
    for (const post of blogPost) {
      expect(post).toMatchObject({ "@type": "BlogPosting", author: { "@type": "Person" } });
      expect(post.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(post).not.toHaveProperty("url");
    }
  });

  test("the narrower types of pages are used where there are any", () => {
    expect(nodeOf("/about", "AboutPage")).toBeDefined();
    expect(nodeOf("/contact", "ContactPage")).toBeDefined();
    expect(nodeOf("/", "WebPage")).toBeDefined();
  });

  test("no word can end the script element", () => {
    const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
    expect(json).not.toContain("<");
    expect(JSON.parse(json).name).toBe("</script><!--");
  });
});
