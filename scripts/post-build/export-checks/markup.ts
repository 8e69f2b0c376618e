import { isPlaceholder } from "../../../lib/build/environment.ts";
import { photoOrigin } from "../../../lib/photos.ts";
import { type ExportCheck, everyPage } from "../read-site.ts";
import { urlsIn } from "../urls.ts";

/** Elements whose URLs a page loads by itself. Other links only name a page. */
const loading = "[src], [srcset], [poster], image, use, link:not([rel=canonical], [rel=alternate])";

const inlineStyle = {
  wrong: "The policy blocks an inline style, as motion.div or next/image with fill write it.",
  right: "Use a class, data-reveal, or next/image with width and height.",
};
const inlineHandler = {
  wrong: "The policy blocks an inline handler.",
  right: "Attach the handler in an island.",
};

/** No page contains what its security policy blocks: code and styles in attributes, and files of other hosts. */
export const checkMarkup: ExportCheck = (site) =>
  everyPage(site).flatMap(({ path, document }) => [
    ...document.querySelectorAll("*").flatMap(({ rawTagName, attrs }) =>
      Object.keys(attrs)
        .filter((name) => name === "style" || name.startsWith("on"))
        .map((name) => ({
          file: path,
          field: `${rawTagName} ${name}`,
          ...(name === "style" ? inlineStyle : inlineHandler),
        })),
    ),
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

/** No page of a production build contains a URL that no visitor can reach. Other builds may. */
export const checkPlaceholders: ExportCheck = (site) => {
  if (site.stage !== "production") return [];
  return everyPage(site).flatMap(({ path, document }) =>
    urlsIn(document)
      .filter(({ url }) => isPlaceholderUrl(url))
      .map(({ field, url }) => ({
        file: path,
        field,
        wrong: `${url} is not a public address.`,
        right: url.startsWith("mailto:")
          ? "Write the real address, as email in content/site.ts."
          : `URLs of this site begin with ${site.origin}: build them with absoluteUrl().`,
      })),
  );
};

/** Returns whether the host of a link or an email address is a placeholder or a local one, which no visitor can reach. */
export function isPlaceholderUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol === "mailto:") return isPlaceholder(pathname.slice(pathname.lastIndexOf("@") + 1));
  return ["http:", "https:"].includes(protocol) && isPlaceholder(hostname);
}
