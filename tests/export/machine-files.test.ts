import { expect, test } from "@jest/globals";
import { llms } from "../../content/llms.ts";
import home from "../../content/pages/home.ts";
import pricing from "../../content/pages/pricing.ts";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { designColor } from "../../lib/site/tokens.ts";
import { absoluteUrl } from "../../lib/site/urls.ts";
import { bytesOf, textOf } from "../../scripts/post-build/read-site.ts";
import { exportedSite, pngSize } from "../support/exported-site.ts";

const { files, origin } = exportedSite();

test("sitemap.xml has every page's URL, and robots.txt lets everyone in", () => {
  const urls = pages.map(({ path }) => `<url>\n<loc>${absoluteUrl(origin, path)}</loc>\n</url>\n`);
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  expect(textOf("sitemap.xml", files).trim()).toBe(`${start}\n${urls.join("")}</urlset>`);
  const rules = `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  expect(textOf("robots.txt", files)).toBe(rules);
});

test("manifest.webmanifest names the site, its start, its colors, and icons of their sizes", () => {
  const manifest = JSON.parse(textOf("manifest.webmanifest", files));
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: site.name,
    lang: site.language,
    start_url: "/",
    theme_color: designColor("surface"),
    background_color: designColor("surface"),
  });
  const listed: string[] = [];
  for (const { src = "", sizes, type, purpose } of manifest.icons as Record<string, string>[]) {
    expect([type, sizes]).toEqual(["image/png", pngSize(bytesOf(src.slice(1), files))]);
    listed.push(`${sizes} ${purpose}`);
  }
  expect(listed).toEqual(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]);
});

test("llms.txt has contact and currency, and each page once, in its group", () => {
  const [head, ...groups] = textOf("llms.txt", files).trimEnd().split("\n\n## ");
  const facts = `- ${llms.contact}: ${site.email}\n- ${pricing.currencyNote}`;
  expect(head).toBe(`# ${site.name}\n\n> ${site.tagline}\n\n${home.hero.text}\n\n${facts}`);
  // A page that no group names is in the last one.
  const groupOf = (path: string) =>
    llms.groups.find((group) => group.pages.some((top) => `${path}/`.startsWith(`${top}/`))) ??
    llms.groups.at(-1);
  const lineOf = ({ name, path, description }: (typeof pages)[number]) =>
    `- [${name}](${absoluteUrl(origin, path)}): ${description}`;
  const linesOf = (group: (typeof llms.groups)[number]) =>
    [group.title, "", ...pages.filter(({ path }) => groupOf(path) === group).map(lineOf)].sort();
  expect(groups.map((group) => group.split("\n").sort())).toEqual(llms.groups.map(linesOf));
});

test("security.txt has the fields of RFC 9116, and ends with the day in the content", () => {
  const fields = [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityTxtExpires}T23:59:59.000Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  expect(textOf(".well-known/security.txt", files).trim().split("\n")).toEqual(fields);
});

test("security.txt holds for a month from today, and for a year at most", () => {
  const days = (Date.parse(site.securityTxtExpires) - Date.now()) / 86_400_000;
  // If it fails: does somebody read the email address? Then set a day within the next year in content/site.ts.
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
