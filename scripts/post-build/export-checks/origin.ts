import { isPlaceholder } from "../../../lib/environment.ts";
import { addressesIn, addressesInText } from "../addresses.ts";
import { everyPage } from "../read-site.ts";
import { textFiles } from "../text-files.ts";
import type { ExportCheck, ExportedSite, ExportProblem } from "../types.ts";

/** Nothing that goes live names an address that no visitor can reach. Other builds may. */
export const refusePlaceholders: ExportCheck = (site) => {
  if (site.stage !== "production") return [];
  const found = [...inPages(site), ...inTextFiles(site)].filter(({ address }) => leadsNowhere(address));
  const problems = found.map(({ page, field, address }) => [
    `${page} ${field} ${URL.canParse(address) ? new URL(address).origin : address}`,
    {
      page,
      field,
      problem: `${address} is not a public address.`,
      remedy: address.startsWith("mailto:")
        ? "Write the address that people shall write to, as email in content/site.ts."
        : `Addresses of this site begin with ${site.origin}: build them with absoluteAddress().`,
    },
  ]);
  return [...new Map(problems as [string, ExportProblem][]).values()];
};

interface PlacedAddress {
  page: string;
  field: string;
  address: string;
}

function inPages(site: ExportedSite): PlacedAddress[] {
  return everyPage(site).flatMap(({ path, document }) => [
    ...addressesIn(document).map((found) => ({ page: path, ...found })),
    ...document.querySelectorAll("script").flatMap(({ rawAttrs, text }) =>
      addressesInText(text).map((address) => ({
        page: path,
        field: rawAttrs.includes("ld+json") ? "JSON-LD" : "script",
        address,
      })),
    ),
  ]);
}

function inTextFiles(site: ExportedSite): PlacedAddress[] {
  return textFiles(site).flatMap(({ file, text }) =>
    addressesInText(text).map((address) => ({ page: file, field: "address", address })),
  );
}

/**
 * Whether no visitor gets anywhere by a link. Judged as the build's own origin is; of a mail address, what stands behind
 * its "@".
 */
export function leadsNowhere(address: string): boolean {
  const host = address.match(/^mailto:[^@]+@([^?]+)/)?.[1];
  if (host) return isPlaceholder(host);
  return /^https?:/.test(address) && URL.canParse(address) && isPlaceholder(new URL(address).hostname);
}
