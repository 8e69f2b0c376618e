import type { HTMLElement } from "node-html-parser";

const metadata = "title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]";

/**
 * Moves the tags for link previews and search engines behind the character set, before policy, styles and scripts: Slack, for one,
 * reads only the first 32 kB of a page. React finds them anywhere in the document.
 */
export function putMetadataFirst(page: HTMLElement): void {
  const tags = page.querySelectorAll(`head :is(${metadata})`);
  for (const tag of tags) tag.remove();
  page.querySelector("meta[charset]")?.insertAdjacentHTML("afterend", tags.join(""));
}
