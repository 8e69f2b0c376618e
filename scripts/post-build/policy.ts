import type { HTMLElement } from "node-html-parser";
import { integrityOf } from "../../lib/build/hashes.ts";
import { editHtml, parseHtml } from "./html.ts";
import { libraryStyleHashes } from "./library-styles.ts";
import { type InlineHashes, pagePolicy } from "./security-headers.ts";
import { trustPolicy } from "./trust-policy.ts";

/** Read for the first page. */
let libraryStyles: readonly string[] | undefined;

/**
 * Adds the page's security policy and its Trusted Types policy, before everything that they govern, but after the character
 * set, which must be first (HTML, 4.2.5.4).
 */
export function addPolicy(html: string): string {
  const document = parseHtml(html);
  const charset = document.querySelector("meta[charset]");
  if (!charset) throw new Error("the page has no <meta charset>, after which its policy belongs.");
  const { scripts, styles } = inlineHashes(document);
  libraryStyles ??= libraryStyleHashes();
  const policy = pagePolicy(
    {
      scripts: [...new Set([integrityOf(trustPolicy), ...scripts])],
      styles: [...styles, ...libraryStyles],
    },
    process.env.FORM_ENDPOINT,
  );
  const at = charset.range[1];
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${trustPolicy}</script>`;
  return editHtml(html, [{ range: [at, at], text }]);
}

/** Hashes of a page's inline scripts and styles. Data (JSON-LD, deferred scripts) does not run and needs none. */
function inlineHashes(document: HTMLElement): InlineHashes {
  const scripts = document.querySelectorAll('script:not([src], [type$="json"], [type="late"])');
  const hashes = (elements: readonly HTMLElement[]) => [
    ...new Set(elements.map(({ rawText }) => integrityOf(rawText))),
  ];
  return { scripts: hashes(scripts), styles: hashes(document.querySelectorAll("style")) };
}
