import { expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { navigation } from "../../content/navigation.ts";
import about from "../../content/pages/about.ts";
import health from "../../content/pages/health.ts";
import home from "../../content/pages/home.ts";
import notFound from "../../content/pages/not-found.ts";
import solutions from "../../content/pages/solutions.ts";
import { site } from "../../content/site.ts";
import { toScriptJson } from "../../lib/site/structured-data.ts";
import { notFoundFile, textOf } from "../../scripts/post-build/read-site.ts";
import { exportedPage, exportedSite } from "../support/exported-site.ts";

const { origin, files } = exportedSite;

/** Returns the tags of a page's head for search engines and link previews, in order. */
function tagsOf(document: HTMLElement): readonly (readonly [string, string | undefined])[] {
  const tags = document.querySelectorAll("head :is(title, meta)");
  const named = tags.map(({ rawTagName, text, attrs: { name, property, content } }) => {
    if (rawTagName === "title") return ["title", text] as const;
    return [name ?? property ?? "", content] as const;
  });
  return named.filter(([name]) => /^(title|description|robots|(og|twitter):.*)$/.test(name));
}

/** One page of each kind: the home page, one below it, and one below another. */
const kinds = [
  { page: home, title: home.title, url: origin, slug: "home", type: "WebPage", trail: [] },
  {
    page: about,
    title: `${about.title} | ${site.name}`,
    url: `${origin}/about`,
    slug: "about",
    type: "AboutPage",
    trail: [],
  },
  {
    page: health,
    title: `${health.title} | ${site.name}`,
    url: `${origin}/solutions/health`,
    slug: "solutions-health",
    type: "WebPage",
    trail: [solutions, health],
  },
];

test.each(kinds)(
  "$page.path describes itself to search engines",
  ({ page, title, url, slug, type, trail }) => {
    const { document } = exportedPage(page.path);
    const { name, description } = page;
    const image = `${origin}/og/${slug}.png`;
    const alt = expect.stringMatching(new RegExp(`^\\P{Ll}.*, ${site.name}$`, "u"));
    expect(tagsOf(document)).toEqual([
      ["title", title],
      ["description", description],
      ["og:title", title],
      ["og:description", description],
      ["og:url", url],
      ["og:site_name", site.name],
      ["og:locale", site.locale],
      ["og:image", image],
      ["og:image:type", "image/png"],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", alt],
      ["og:type", "website"],
      ["twitter:card", "summary_large_image"],
      ["twitter:title", title],
      ["twitter:description", description],
      ["twitter:image", image],
      ["twitter:image:alt", alt],
    ]);

    const data = document.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
    const [organization, website, self, breadcrumbs] = JSON.parse(data.join())["@graph"];
    expect([organization, website]).toMatchObject([{ name: site.name }, { name: site.name, url: origin }]);
    expect(self).toMatchObject({ "@type": type, name, url });
    const items = trail.map(({ path, ...crumb }) => ({ name: crumb.name, item: `${origin}${path}` }));
    expect(breadcrumbs?.itemListElement ?? []).toMatchObject(items);
    const shown = document.querySelectorAll(
      `main nav[aria-label="${navigation.labels.breadcrumbs}"] li > :first-child`,
    );
    expect(shown.map(({ text }) => text)).toEqual(trail.slice(0, -1).map((crumb) => crumb.name));
  },
);

test.each([health.path, notFoundFile])("the head of %s is in order", (path) => {
  const { document, file } = exportedPage(path);
  if (path === notFoundFile)
    expect(tagsOf(document)).toEqual([
      ["robots", "noindex"],
      ["title", `${notFound.title} | ${site.name}`],
      ["description", notFound.description],
    ]);
  expect(document.querySelectorAll('link[rel=manifest][href="/manifest.webmanifest"]')).toHaveLength(1);
  // The header's columns would move while it is parsed, so Chromium waits for its last part in wide viewports.
  const expected = document.querySelector('head link[rel="expect"][blocking="render"]')?.attrs;
  expect(document.querySelectorAll(`header ${expected?.href}`)).toHaveLength(1);
  // In the head, they would delay the first paint.
  const fonts = document.querySelectorAll("link[rel=preload][as=font]").map(String);
  expect(document.querySelector("body")?.children.slice(0, 2).map(String)).toEqual(fonts);
  // Slack reads the first 32 kB of a page.
  expect(textOf(file, files).slice(0, 5000)).toMatch(/<title>.*<meta http-equiv="Content-Security-Policy"/);
});

test("no word of structured data can end its script element", () => {
  const json = toScriptJson({ "@context": "https://schema.org", "@type": "Thing", name: "</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe("</script><!--");
});
