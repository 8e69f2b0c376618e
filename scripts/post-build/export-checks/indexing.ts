import { metaContents } from "../html.ts";
import { type ExportCheck, type ExportedPage, everyPage } from "../read-site.ts";

/** A preview asks search engines not to index it, and so does the 404 page. They may read everything, to be asked. */
export const checkIndexing: ExportCheck = (site) => {
  const isPreview = site.stage === "preview";
  const pages = everyPage(site).flatMap((page) => {
    const mustHide = isPreview || page === site.notFound;
    if (isHidden(page) === mustHide) return [];
    const right = "See the page's metadata and siteMetadata() in lib/site/metadata.ts";
    return [
      {
        file: page.path,
        field: "meta robots",
        wrong: mustHide
          ? "It lets search engines in, but a preview or a 404 page must not be found."
          : "It keeps search engines out of a site that is meant to be found.",
        right: `${right}${mustHide ? "" : ", or build with SITE_ENV=preview if this is a preview"}.`,
      },
    ];
  });
  if (!/^Disallow: *\S/m.test(site.files.text("robots.txt"))) return pages;
  const wrong = "It forbids crawlers to read pages, so they would not see which ones are noindex.";
  return [...pages, { file: "robots.txt", field: "Disallow", wrong, right: "See app/robots.ts." }];
};

function isHidden({ document }: ExportedPage): boolean {
  return ["robots", "googlebot", "bingbot"]
    .flatMap((name) => metaContents(document, name))
    .some((content) => /\b(noindex|none)\b/i.test(content));
}
