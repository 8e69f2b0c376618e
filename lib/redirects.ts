/** Another spelling of a page's URL, and the page. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Returns permanent redirects from other spellings of each page's URL, which visitors type and old links hold. Servers
 * redirect some of them by themselves, but only temporarily (307).
 */
export function pageRedirects(routes: readonly string[]): readonly Redirect[] {
  return routes.flatMap((to) => {
    const spellings = to === "/" ? ["/index", "/index.html"] : [`${to}/`, `${to}.html`];
    return spellings.map((from) => ({ from, to }));
  });
}
