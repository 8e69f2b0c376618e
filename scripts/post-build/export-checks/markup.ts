import { photoOrigin } from "../../../lib/photos.ts";
import { type ExportCheck, everyPage } from "../read-site.ts";
import { urlsIn } from "../urls.ts";

/** Elements whose URLs a page loads by itself. Other links only name a page. */
const loading = "[src], [srcset], [poster], image, use, link:not([rel=canonical], [rel=alternate])";

/** No page contains what its security policy blocks and a component may write: inline styles, and files of other hosts. */
export const checkMarkup: ExportCheck = (site) =>
  everyPage(site).flatMap(({ path, document }) => [
    ...document.querySelectorAll("[style]").map(({ rawTagName }) => ({
      file: path,
      field: `${rawTagName} style`,
      wrong: "The policy blocks an inline style, as motion.div or next/image with fill write it.",
      right: "Use a class, data-reveal, or next/image with width and height.",
    })),
    ...urlsIn(document, loading)
      .filter(({ url }) => isForeign(url, site.origin))
      .map(({ field, url }) => ({
        file: path,
        field,
        wrong: `${url} is on another host, and the policy blocks all except the photos'.`,
        right: "Serve it from this site, or leave it out.",
      })),
  ]);

function isForeign(url: string, siteOrigin: string): boolean {
  if (!URL.canParse(url, siteOrigin)) return false;
  const { protocol, origin } = new URL(url, siteOrigin);
  return protocol.startsWith("http") && origin !== siteOrigin && origin !== photoOrigin;
}
