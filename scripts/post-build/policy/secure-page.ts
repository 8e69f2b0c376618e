import { createHash } from "node:crypto";
import { pagePolicy } from "../../../lib/security-headers.ts";
import { inlineHashes } from "./inline.ts";
import { trustPolicy } from "./trust-policy.ts";

const charset = /<meta charset="utf-8"\s*\/?>/i;
const resource = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/_next\/static\/[^"]+\.(?:js|css))"[^>]*?>/g;

/**
 * A page with its policy, placed before anything that it rules (but after the character set, which must come first:
 * HTML, 4.2.5.4), and with the integrity of each script and style sheet (SRI). `read` gives a file of the export.
 */
export function securePage(
  html: string,
  libraryStyles: readonly string[],
  read: (path: string) => Buffer,
): string {
  const trust = `<script>${trustPolicy}</script>`;
  const hashes = inlineHashes(trust + html);
  const policy = pagePolicy({ ...hashes, styles: [...hashes.styles, ...libraryStyles] });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  if (!charset.test(html)) throw new Error("a page has no character set, after which its policy would stand");
  return html
    .replace(charset, (tag) => tag + meta + trust)
    .replace(resource, (tag, path: string) => {
      if (/\bintegrity=/.test(tag)) return tag;
      const digest = createHash("sha256").update(read(path)).digest("base64");
      // A script that waits keeps it for later, beside its address (late-scripts.ts).
      const name = tag.includes("data-src=") ? "data-integrity" : "integrity";
      return tag.replace(/\/?>$/, (end) => ` ${name}="sha256-${digest}"${end}`);
    });
}
