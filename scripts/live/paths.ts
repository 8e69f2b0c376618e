import { pageRedirects } from "../post-build/redirects.ts";

/** Files that configure the CDN, which does not serve them. */
const configuration = ["_headers", "_redirects"];

/**
 * Returns the paths to request from a published site: every page and file, other spellings of the pages' URLs, and a page
 * that does not exist. `files` are the paths in out/, `routes` those of the page registry.
 */
export function pathsToCheck(files: readonly string[], routes: readonly string[]): readonly string[] {
  const assets = files.filter((path) => !path.endsWith(".html") && !configuration.includes(path));
  return [
    ...routes,
    "/no-such-page",
    ...pageRedirects(routes).map(({ from }) => from),
    ...assets.map((path) => `/${path}`),
  ];
}
