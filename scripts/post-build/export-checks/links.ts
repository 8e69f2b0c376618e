import { suggestion } from "../../content/nearest.ts";
import { addressesIn, addressesInText, deadEnd, type FoundAddress, partsOf } from "../addresses.ts";
import { everyPage } from "../read-site.ts";
import { textFiles } from "../text-files.ts";
import type { ExportCheck, ExportedSite, ExportProblem } from "../types.ts";

const manifestFile = "manifest.webmanifest";

/** Every address of this site leads to a file, and to a part of it where it names one. */
export const refuseDeadLinks: ExportCheck = (site) => [
  ...everyPage(site).flatMap(({ path, file, document }) => {
    const from = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
    return withoutRepeats(addressesIn(document)).flatMap((found) => deadLink(found, path, from, site));
  }),
  ...textFiles(site).flatMap(({ file, text }) =>
    withoutRepeats(addressesInText(text).map((address) => ({ field: "address", address }))).flatMap((found) =>
      deadLink(found, file, "/", site),
    ),
  ),
  ...manifestAddresses(site).flatMap((found) => deadLink(found, manifestFile, "/", site)),
];

function deadLink(
  { field, address }: FoundAddress,
  page: string,
  from: string,
  site: ExportedSite,
): ExportProblem[] {
  const end = deadEnd(address, site, from);
  if (!end) return [];
  if (end.missing === "file") {
    const remedy = field === "a href" ? suggestion(end.name, site.routes) : `Add ${end.name}, or correct it.`;
    return [{ page, field, problem: `${address} leads to nothing: there is no such page or file.`, remedy }];
  }
  // React's own ids begin with "_": they change from build to build, and are nobody's to link to.
  const parts = partsOf(end.file ?? "", site).filter((part) => !part.startsWith("_"));
  const remedy = parts.length > 0 ? suggestion(end.name, parts) : "Link to the page as a whole.";
  return [{ page, field, problem: `${address} leads to no part: no element has that id.`, remedy }];
}

function manifestAddresses({ files }: ExportedSite): FoundAddress[] {
  if (!files.paths.has(manifestFile)) return [];
  const { icons = [], start_url = "/" } = JSON.parse(files.text(manifestFile)) as {
    icons?: { src: string }[];
    start_url?: string;
  };
  return [
    ...icons.map(({ src }, index) => ({ field: `icons[${index}].src`, address: src })),
    { field: "start_url", address: start_url },
  ];
}

function withoutRepeats(found: readonly FoundAddress[]): FoundAddress[] {
  return [...new Map(found.map((one) => [`${one.field} ${one.address}`, one])).values()];
}
