import type { HTMLElement } from "node-html-parser";

/* React finds these elements anywhere in the document. */

const metadata = "title, meta[name], meta[property], link[rel=canonical]";

/**
 * Moves the tags for link previews and search engines behind the character set, before policy, styles and scripts. Slack, for
 * example, reads only the first 32 kB of a page.
 */
export function putMetadataFirst(page: HTMLElement): void {
  const tags = page.querySelectorAll(`head :is(${metadata})`);
  for (const tag of tags) tag.remove();
  page.querySelector("meta[charset]")?.insertAdjacentHTML("afterend", tags.join(""));
}

/**
 * Moves the framework's scripts to the end of the page, but for polyfills. Requested earlier, they would share a slow connection
 * with its text and photo (docs/decisions/README.md#first-paint).
 */
export function putScriptsLast(page: HTMLElement): void {
  const scripts = page.querySelectorAll('script[src^="/_next/"]:not([nomodule])');
  for (const element of [...page.querySelectorAll('link[as="script"][href^="/_next/"]'), ...scripts])
    element.remove();
  page.querySelector("body")?.insertAdjacentHTML("beforeend", scripts.join(""));
}
