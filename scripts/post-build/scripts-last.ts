import type { HTMLElement } from "node-html-parser";

/** Excludes polyfills for old browsers. */
const modern = ":not([nomodule])";

/**
 * Moves the framework's scripts to the end of the page. Requested earlier, they would share a slow connection with its text and
 * photo (docs/performance.md). Their order does not matter, and React finds them anywhere in the document.
 */
export function putScriptsLast(page: HTMLElement): void {
  const scripts = page.querySelectorAll(`script[src^="/_next/"]${modern}`);
  if (scripts.length === 0) throw new Error("the page loads no script from /_next/static/.");
  const eager = scripts.find((script) => !script.hasAttribute("async"));
  if (eager) throw new Error(`${eager.toString()} is not async, so that its place matters.`);
  for (const element of [...page.querySelectorAll('link[as="script"][href^="/_next/"]'), ...scripts])
    element.remove();
  page.querySelector("body")?.insertAdjacentHTML("beforeend", scripts.join(""));
}

/** Returns the paths of the scripts that a page loads from this site in a modern browser. */
export function scriptUrls(document: HTMLElement): string[] {
  return document.querySelectorAll(`script[src^="/"]${modern}`).map(({ attrs }) => attrs.src ?? "");
}
