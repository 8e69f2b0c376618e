import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { HTMLElement } from "node-html-parser";
import * as pages from "../../content/pages/index.ts";
import { photoOrigin } from "../../lib/images/photos.ts";
import { entriesOf } from "../content/content.ts";

/** Other hosts whose scripts may run and send data to them: "https://stats.your-host.com" (docs/deploying.md). */
export const scriptOrigins: readonly string[] = [];

/** Other hosts that only get data, such as the forms' values. */
export const receiverOrigins: readonly string[] = [];

/** Other hosts whose documents a frame may show: a film, a map, a calendar. */
export const frameOrigins: readonly string[] = [];

/** Returns the hosts of the photos in some content: that of stock photos, or none if all photos are files of the site. */
export const photoOriginsOf = (content: unknown): readonly string[] =>
  entriesOf(content).some(({ field }) => field.endsWith("photo.id")) ? [photoOrigin] : [];

/** Those of all pages, because the policy of the first page of a visit holds for the pages that follow. */
export const photoOrigins = photoOriginsOf(pages);

/** Adds the page's security policy before all that it governs, but after the character set, which must be first (HTML, 4.2.5.4). */
export function addPolicy(page: HTMLElement): void {
  const charset = page.querySelector("meta[charset]");
  if (!charset) throw new Error("the page has no <meta charset>, after which its policy belongs.");
  const hashesOf = (selector: string) =>
    page.querySelectorAll(selector).map(({ rawText }) => hashOf(rawText));
  // Data (JSON-LD) does not run and needs no hash.
  const scripts = hashesOf('script:not([src], [type$="json"])');
  const policy = pagePolicy(scripts, [...hashesOf("style"), ...libraryStyles]);
  charset.insertAdjacentHTML("afterend", `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Returns a hash as policies name it (CSP level 3, 2.3.1). */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Returns a page's content security policy (CSP level 3): the site's own files, photos, and its inline parts. */
function pagePolicy(scripts: readonly string[], styles: readonly string[]): string {
  const quoted = (hashes: readonly string[]) => [...new Set(hashes)].map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptOrigins, ...quoted(scripts)],
    "style-src": ["'self'", ...quoted(styles)],
    ...(frameOrigins.length > 0 && { "frame-src": frameOrigins }),
    "img-src": ["'self'", "data:", ...photoOrigins],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...scriptOrigins, ...receiverOrigins],
    "manifest-src": ["'self'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

// Its CommonJS build, which has the same styles.
const sonner = createRequire(import.meta.url).resolve("sonner");
const [, stylesheet] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(sonner, "utf8")) ?? [];
if (stylesheet === undefined)
  throw new Error(`${sonner} no longer calls __insertCSS with one string, and the policy needs its hash.`);

/**
 * Hashes of the styles that sonner adds to a page when it runs: its stylesheet, and the empty element that it appends
 * before filling it. Read from the package, so that an update cannot leave an old hash behind.
 */
const libraryStyles = [hashOf(JSON.parse(stylesheet)), hashOf("")];
