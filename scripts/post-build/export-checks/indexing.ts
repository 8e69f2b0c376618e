import { metaContents } from "../html.ts";
import { type ExportCheck, type ExportedPage, everyPage } from "../read-site.ts";

/** A preview is closed to search engines. Any other site is open to them, except its 404 page. */
export const checkIndexing: ExportCheck = (site) => {
  const isPreview = site.stage === "preview";
  const robots = site.files.text("robots.txt");
  return [
    ...everyPage(site).map((page) => ({
      file: page.path,
      field: "meta robots",
      mustHide: isPreview || page === site.notFound,
      isHidden: isHidden(page),
      source: "the page's metadata and siteMetadata() in lib/build/metadata.ts",
    })),
    {
      file: "robots.txt",
      field: "Disallow",
      mustHide: isPreview,
      isHidden: (isPreview ? /^Disallow: \/$/m : /^Disallow:/m).test(robots),
      source: "app/robots.ts",
    },
  ]
    .filter(({ mustHide, isHidden }) => mustHide !== isHidden)
    .map(({ file, field, mustHide, source }) => ({
      file,
      field,
      wrong: mustHide
        ? "It lets search engines in, but a preview or a 404 page must not be found."
        : "It keeps search engines out of a site that is meant to be found.",
      right: `See ${source}${mustHide ? "" : ", or build with SITE_ENV=preview if this is a preview"}.`,
    }));
};

function isHidden({ document }: ExportedPage): boolean {
  return ["robots", "googlebot", "bingbot"]
    .flatMap((name) => metaContents(document, name))
    .some((content) => /\b(noindex|none)\b/i.test(content));
}
