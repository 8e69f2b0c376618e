import { expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { llms } from "../../content/llms.ts";
import home from "../../content/pages/home.ts";
import pricing from "../../content/pages/pricing.ts";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";
import { absoluteUrl, markdownPath } from "../../lib/site/urls.ts";
import { exportedSite } from "../support/exported-site.ts";

const { files, origin } = exportedSite();

test("sitemap.xml has every page's URL", () => {
  const xml = files.text("sitemap.xml");
  expect(xml.split("\n")[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  const set = parse(xml).querySelector("urlset");
  expect(set?.getAttribute("xmlns")).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(
    set?.children.map((url) => [url.rawTagName, ...url.children.map((part) => [part.rawTagName, part.text])]),
  ).toEqual(pages.map(({ path }) => ["url", ["loc", absoluteUrl(origin, path)]]));
});

test("robots.txt lets everyone in and names the sitemap", () => {
  const lines = files.text("robots.txt").split("\n").filter(Boolean);
  expect(lines).toEqual(["User-Agent: *", "Allow: /", `Sitemap: ${origin}/sitemap.xml`]);
});

const manifest = JSON.parse(files.text("manifest.webmanifest"));

test("manifest.webmanifest names the site, its start and its colors", () => {
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: site.name,
    lang: site.language,
    start_url: "/",
    theme_color: "#f1f7f5",
    background_color: "#f1f7f5",
  });
});

test("the manifest's icons have their sizes", async () => {
  const listed: string[] = [];
  for (const { src = "", sizes, type, purpose } of manifest.icons as Record<string, string>[]) {
    const { format, width, height } = await sharp(files.bytes(src.slice(1))).metadata();
    expect([type, sizes]).toEqual([`image/${format}`, `${width}x${height}`]);
    listed.push(`${sizes} ${purpose}`);
  }
  expect(listed).toEqual(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]);
});

test("llms.txt has contact and currency, and each Markdown page once, in its group", () => {
  const [head, ...groups] = files.text("llms.txt").trimEnd().split("\n\n## ");
  const facts = `- ${llms.contact}: ${site.email}\n- ${pricing.currencyNote}`;
  expect(head).toBe(`# ${site.name}\n\n> ${site.tagline}\n\n${home.hero.lead}\n\n${facts}`);
  // A page that no group names is in the last one.
  const groupOf = (path: string) =>
    llms.groups.find((group) => group.pages.some((top) => `${path}/`.startsWith(`${top}/`))) ??
    llms.groups.at(-1);
  const lineOf = ({ name, path, description }: (typeof pages)[number]) =>
    `- [${name}](${origin}${markdownPath(path)}): ${description}`;
  expect(groups.map((group) => group.split("\n").sort())).toEqual(
    llms.groups.map((group) =>
      [group.title, "", ...pages.filter(({ path }) => groupOf(path) === group).map(lineOf)].sort(),
    ),
  );
});

test("security.txt has the fields of RFC 9116, and ends with the day in the content", () => {
  const lines = files.text(".well-known/security.txt").trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toEqual({
    Contact: `mailto:${site.email}`,
    Expires: `${site.securityTxtExpires}T23:59:59.000Z`,
    "Preferred-Languages": site.language,
    Canonical: `${origin}/.well-known/security.txt`,
  });
});
