import { describe, expect, test } from "@jest/globals";
import lastChanges from "../../content/last-changes.json";
import { site } from "../../content/site.ts";
import { absoluteAddress, markdownPath } from "../../lib/addresses.ts";
import { exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

const { files, origin } = exportedSite();
const pages = pagesForJest();

describe("sitemap.xml", () => {
  const sitemap = files.text("sitemap.xml");

  test("is valid, to the letter", () => {
    // The whole grammar that a sitemap of pages with dates needs; no address of ours has a character to escape.
    const url =
      "<url>\\s*<loc>https?://[^<>&\"']+</loc>\\s*<lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>\\s*</url>\\s*";
    const start = '<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\s*';
    const root = `<urlset xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9">\\s*(?:${url})+</urlset>\\s*`;
    expect(sitemap).toMatch(new RegExp(`^${start}${root}$`));
  });

  test("has every page's absolute address with the day of its last change", () => {
    const entries = [...sitemap.matchAll(/<loc>(.*)<\/loc>\s*<lastmod>(.*)<\/lastmod>/g)];
    const changes: Record<string, { date: string } | undefined> = lastChanges;
    expect(entries.map(([, address, day]) => [address, day])).toEqual(
      pages.map(({ path }) => [absoluteAddress(origin, path), changes[path]?.date]),
    );
  });
});

test("robots.txt lets everyone in and names the sitemap", () => {
  const lines = files.text("robots.txt").split("\n").filter(Boolean);
  expect(lines).toEqual(["User-Agent: *", "Allow: /", `Sitemap: ${origin}/sitemap.xml`]);
});

test("llms.txt lists every page's Markdown twin with its description", () => {
  const text = files.text("llms.txt");
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].map(([, ...parts]) => parts);
  expect(links).toEqual(
    pages.map(({ name, path, description }) => [name, `${origin}${markdownPath(path)}`, description]),
  );
});

test("security.txt has the fields of RFC 9116, and has not expired", () => {
  const lines = files.text(".well-known/security.txt").trimEnd().split("\n");
  const fields = lines.map((line) => /^([A-Za-z-]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
  expect(fields).toEqual([
    ["Contact", `mailto:${site.email}`],
    ["Expires", expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)],
    ["Preferred-Languages", site.language],
    ["Canonical", `${origin}/.well-known/security.txt`],
  ]);
  const expires = Date.parse(fields[1]?.[1] ?? "");
  const day = 24 * 60 * 60 * 1000;
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 367 * day);
});
