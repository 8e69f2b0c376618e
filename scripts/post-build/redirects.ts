import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageRedirects, type Redirect } from "../../lib/redirects.ts";
import { loadPages } from "../../lib/registry.ts";

/** Redirects as a _redirects file, which Cloudflare and Netlify read. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Writes _redirects for the CDN. Answers an exit code. */
export async function writeRedirects(folder = "out"): Promise<number> {
  const routes = (await loadPages()).map(({ path }) => path);
  writeFileSync(join(folder, "_redirects"), redirectsFile(pageRedirects(routes)));
  return 0;
}
