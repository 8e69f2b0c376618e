import { expect, test } from "@jest/globals";
import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { toScriptJson } from "../../lib/site/structured-data.ts";
import { entriesOf } from "../../scripts/content/content.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const { origin, files } = exportedSite;

test.each(pages)("$path describes itself and its breadcrumbs", ({ path, name }) => {
  const { document } = exportedPage(path);
  const [block, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
  const { "@context": context, "@graph": graph } = JSON.parse(block?.text ?? "{}");
  expect([context, others]).toEqual(["https://schema.org", []]);
  const [organization, website, page, breadcrumbs] = graph;
  const url = document.querySelector('link[rel="canonical"]')?.getAttribute("href");

  // schema.org has narrower types for two pages.
  const type = { "/about": "AboutPage", "/contact": "ContactPage" }[path as string] ?? "WebPage";
  expect(page).toMatchObject({ "@type": type, name, url });
  expect(website).toMatchObject({ name: site.name, url: origin });
  expect(organization.email).toBe(path === "/contact" ? site.email : undefined);
  expect([...files.keys()]).toContain(organization.logo.replace(`${origin}/`, ""));

  // The things are one graph: each is named once, and each reference names one.
  const ids = entriesOf(graph).flatMap(({ field, value }) => (field.endsWith("@id") ? [value] : []));
  const own = graph.map((thing: Record<string, string>) => thing["@id"]);
  expect(new Set(own).size).toBe(own.length);
  expect(new Set(ids)).toEqual(new Set(own));

  // The breadcrumbs are those that visitors see.
  const parts = document.querySelectorAll(`main nav[aria-label="${navigation.labels.breadcrumbs}"] li`);
  const crumbs = parts.map((crumb, index) => {
    const link = crumb.querySelector("a");
    const item = `${origin}${link?.getAttribute("href") ?? path}`;
    return { position: index + 1, name: (link ?? crumb).text.trim(), item };
  });
  expect(crumbs).toHaveLength(path.startsWith("/solutions/") ? 2 : 0);
  expect(breadcrumbs?.itemListElement ?? []).toMatchObject(crumbs);
});

test("no word of it can end its script element", () => {
  const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe("</script><!--");
});
