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

test("the manifest's icons have their sizes, and maskable ones a margin", async () => {
  const listed: string[] = [];
  for (const { src = "", sizes, type, purpose } of manifest.icons as Record<string, string>[]) {
    const { data, info } = await sharp(files.bytes(src.slice(1)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    expect([src, sizes]).toEqual([src, `${width}x${height}`]);
    const colorOf = (pixel: number) => data.readUIntBE(pixel * channels, channels);
    // Launchers may cut off all but a circle of 80 % of the width.
    const isCutOff = (pixel: number) =>
      Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2) > 0.4 * width;
    const pixels = Array.from({ length: width * height }, (_, pixel) => pixel);
    const isPlain = pixels.filter(isCutOff).every((pixel) => colorOf(pixel) === colorOf(0));
    listed.push(`${type} ${sizes} ${purpose}: ${isPlain ? "safe" : "whole"}`);
  }
  expect(listed).toEqual(
    ["192x192 any: whole", "512x512 any: whole", "192x192 maskable: safe", "512x512 maskable: safe"].map(
      (icon) => `image/png ${icon}`,
    ),
  );
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
