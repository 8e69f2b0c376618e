import { pageRedirects, type Redirect } from "../../lib/redirects.ts";
import type { ExportedSite } from "./types.ts";

/** Writes the redirects for the CDN. */
export function writeRedirectsFile({ files, routes }: ExportedSite): void {
  files.write("_redirects", redirectsFile(pageRedirects(routes)));
}

/** Redirects as a _redirects file, which Cloudflare and Netlify read. */
function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
