import { expect, test } from "@jest/globals";
import { llms } from "../../content/llms.ts";
import pricing from "../../content/pages/pricing.ts";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { bytesOf, textOf } from "../../scripts/post-build/read-site.ts";
import { exportedSite } from "../support/exported-site.ts";

const { files, origin, routes } = exportedSite;

/** Returns the URL of a page. The home page's is the bare origin. */
const urlOf = (path: string) => (path === "/" ? origin : `${origin}${path}`);

test("sitemap.xml has every page's URL, and robots.txt lets everyone in", () => {
  const listed = [...textOf("sitemap.xml", files).matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(routes.map(urlOf));
  const rules = `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  expect(textOf("robots.txt", files)).toBe(rules);
});

test("manifest.webmanifest names the site, its start, and icons of their sizes", () => {
  const { icons, ...manifest } = JSON.parse(textOf("manifest.webmanifest", files));
  expect(manifest).toMatchObject({ name: site.name, lang: site.language, start_url: "/" });
  for (const { src, sizes } of icons) {
    // Where a PNG has its width and height (PNG, 11.2.2).
    const png = Buffer.from(bytesOf(src.slice(1), files));
    expect(sizes).toBe(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`);
  }
  const kinds = icons.map(({ sizes = "", purpose = "" }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]);
});

test("llms.txt has contact and currency, and each page once, in its group", () => {
  const [head = "", ...groups] = textOf("llms.txt", files).split("\n## ");
  for (const fact of [site.name, site.tagline, site.email, pricing.currencyNote])
    expect(head).toContain(fact);
  const lines = pages.map((page) => `- [${page.name}](${urlOf(page.path)}): ${page.description}`);
  expect(groups.flatMap((group) => group.match(/^- .*/gm)).sort()).toEqual(lines.sort());
  for (const [index, { title, pages: named }] of llms.groups.entries())
    for (const text of [title, ...named.map((path) => `](${urlOf(path)}):`)])
      expect(groups[index]).toContain(text);
});

test("no file has the tools of the development server", () => {
  const tools = [...files].filter(([, bytes]) => bytes.includes("__nextjs_launch-editor"));
  expect(tools.map(([path]) => path)).toEqual([]);
});
