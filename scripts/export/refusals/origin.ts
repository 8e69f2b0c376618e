import { siteEnvironment } from "../../../lib/environment.ts";
import { addressesIn, addressesInText } from "../addresses.ts";
import { everyPage } from "../read-site.ts";
import { textFiles } from "../text-files.ts";
import type { ExportedSite, ExportProblem, Refusal } from "../types.ts";

/** Nothing that goes live names an address that no visitor can reach. Other builds may. */
export const refusePlaceholders: Refusal = (site) => {
  if (site.stage !== "production") return [];
  const found = [...inPages(site), ...inTextFiles(site)].filter(({ address }) => isPlaceholder(address));
  const problems = found.map(({ page, field, address }) => [
    `${page} ${field} ${new URL(address).origin}`,
    {
      page,
      field,
      problem: `${address} is not a public address.`,
      remedy: `Addresses of this site begin with ${site.origin}: build them with absoluteAddress().`,
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

/** Judged as the build's own origin is. */
function isPlaceholder(address: string): boolean {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return false;
  try {
    siteEnvironment({ SITE_ENV: "production", SITE_URL: new URL(address).origin });
    return false;
  } catch {
    return true;
  }
}
