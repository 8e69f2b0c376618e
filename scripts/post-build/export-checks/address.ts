import { absoluteUrl } from "../../../lib/urls.ts";
import { parseHtml } from "../html.ts";
import type { ExportCheck } from "../read-site.ts";

/**
 * Canonical URLs, sitemap and robots.txt name the address that the site is built for. Next.js also reads SITE_URL from .env
 * files, of which the build knows nothing.
 */
export const checkAddress: ExportCheck = ({ origin, stage, routes, pages, files }) => {
  const sitemap = parseHtml(files.text("sitemap.xml"));
  const robots = files.text("robots.txt").split("\n");
  return [
    ...pages.map(({ path, document }) => ({
      file: path as string,
      field: "link canonical",
      named: document
        .querySelectorAll('link[rel="canonical"]')
        .map((link) => link.getAttribute("href") ?? ""),
      right: [absoluteUrl(origin, path)],
    })),
    {
      file: "sitemap.xml",
      field: "loc",
      named: sitemap.querySelectorAll("loc").map(({ text }) => text),
      right: routes.map((path) => absoluteUrl(origin, path)),
    },
    {
      file: "robots.txt",
      field: "Sitemap",
      named: robots
        .filter((line) => line.startsWith("Sitemap: "))
        .map((line) => line.slice("Sitemap: ".length)),
      right: stage === "preview" ? [] : [absoluteUrl(origin, "/sitemap.xml")],
    },
  ].flatMap(({ file, field, named, right }) => {
    const wrong = named.find((url) => !right.includes(url));
    const missing = right.find((url) => !named.includes(url));
    if (wrong === undefined && missing === undefined) return [];
    return {
      file,
      field,
      wrong: wrong === undefined ? `It does not name ${missing}.` : `It names ${wrong}.`,
      right: `The site is built for ${origin}. Remove SITE_URL and SITE_ENV from .env files, if one sets them.`,
    };
  });
};
