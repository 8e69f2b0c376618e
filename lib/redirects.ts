/** An address that is not a page's own, and the page that it means. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Other spellings of the pages' addresses, which visitors type and old links hold: each goes to the page for good.
 * Servers send some of them there by themselves, but only for the time being (307).
 */
export function pageRedirects(routes: readonly string[]): readonly Redirect[] {
  return routes.flatMap((to) => {
    const spellings = to === "/" ? ["/index", "/index.html"] : [`${to}/`, `${to}.html`];
    return spellings.map((from) => ({ from, to }));
  });
}
