/**
 * Whether a link goes to a page of this site, also with a query or to a section. Pages have no dot in their path: one with a dot is a file,
 * such as "/terms.pdf".
 */
export function isPageLink(href: string): boolean {
  const site = "https://this.site";
  const { origin, pathname } = new URL(href, site);
  return origin === site && !pathname.includes(".");
}
