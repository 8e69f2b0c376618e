import { isPlaceholder } from "../../../lib/build/environment.ts";
import { everyPage } from "../read-site.ts";
import type { ExportCheck } from "../types.ts";
import { urlsIn } from "../urls.ts";

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
