import { absoluteAddress } from "../../../lib/addresses.ts";
import { deadEnd } from "../addresses.ts";
import type { ExportCheck } from "../types.ts";

const file = "sitemap.xml";

/** The sitemap lists every page of the registry, once, and nothing else. */
export const refuseWrongSitemap: ExportCheck = (site) => {
  const { files, routes, origin } = site;
  if (!files.paths.has(file))
    return [
      {
        page: file,
        field: "file",
        problem: "There is no sitemap.",
        remedy: "See that app/ has its sitemap.ts.",
      },
    ];
  const listed = [...files.text(file).matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(
    ([, address = ""]) => address,
  );
  const pages = routes.map((route) => absoluteAddress(origin, route));
  const remedy =
    "app/sitemap.ts lists the pages of the registry: see that nothing there leaves out or adds any.";
  const tell = (problem: string) => ({ page: file, field: "loc", problem, remedy });
  return [
    ...pages
      .filter((address) => !listed.includes(address))
      .map((address) => tell(`It does not list ${address}, so search engines may miss that page.`)),
    ...[...new Set(listed)]
      // An address that leads nowhere is told as a dead link.
      .filter((address) => !pages.includes(address) && !deadEnd(address, site))
      .map((address) => tell(`It lists ${address}, which is no page of the site.`)),
    ...pages
      .filter((address) => listed.filter((other) => other === address).length > 1)
      .map((address) => tell(`It lists ${address} more than once.`)),
  ];
};
