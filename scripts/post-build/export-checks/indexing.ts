import type { Mistake } from "../../tools/mistakes.ts";
import { metaContents } from "../html.ts";
import { notFoundFile } from "../read-site.ts";
import type { ExportCheck, ExportedPage } from "../types.ts";

/** A preview is closed to search engines. Any other site is open to them, except its 404 page. */
export const checkIndexing: ExportCheck = ({ stage, pages, notFound, files }) => {
  const isPreview = stage === "preview";
  const disallowed = files
    .text("robots.txt")
    .split("\n")
    .filter((line) => line.startsWith("Disallow:"));
  const isRight = isPreview ? disallowed.includes("Disallow: /") : disallowed.length === 0;
  return [
    ...pages.filter((page) => isHidden(page) !== isPreview).map(({ path }) => mistake(path, isPreview)),
    ...(notFound && !isHidden(notFound) ? [mistake(notFoundFile, true)] : []),
    ...(isRight ? [] : [mistake("robots.txt", isPreview)]),
  ];
};

function isHidden({ document }: ExportedPage): boolean {
  return ["robots", "googlebot", "bingbot"]
    .flatMap((name) => metaContents(document, name))
    .some((content) => /\b(noindex|none)\b/i.test(content));
}

/** Describes a page or robots.txt that does not hide what must be hidden, or hides what must be found. */
function mistake(file: string, mustHide: boolean): Mistake {
  const source =
    file === "robots.txt"
      ? "app/robots.ts"
      : "the page's metadata and siteMetadata() in lib/build/metadata.ts";
  return {
    file,
    field: file === "robots.txt" ? "Disallow" : "meta robots",
    wrong: mustHide
      ? "It lets search engines in, but a preview or a 404 page must not be found."
      : "It keeps search engines out of a site that is meant to be found.",
    right: `See ${source}${mustHide ? "" : ", or build with SITE_ENV=preview if this is a preview"}.`,
  };
}
