import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { photoOrigin } from "../../lib/images/photos.ts";

/** Other hosts whose scripts may run and send data to them: "https://stats.your-host.com" (docs/deploying.md). */
const scriptOrigins: readonly string[] = [];

/** The beginnings of the URLs from which scripts may load, with their host or without the site's own. */
export const scriptPlaces = ["/_next/static/chunks/", ...scriptOrigins.map((origin) => `${origin}/`)];

/** The name of the page's second Trusted Types policy. It is always taken, so no other script can make one of that name. */
const ownPolicy = "scripts";

/**
 * The page's Trusted Types policy. It allows the URLs of scripts, the empty script element from which React makes others, and text
 * without markup, such as structured data. Everything else throws. If an extension has made the default policy first, that one
 * decides about markup, and ours about the URLs that Turbopack's loader and React assign: it empties others, so nothing loads.
 */
const trustPolicy = [
  "{let taken;const types=window.trustedTypes,rules={",
  `createScriptURL:a=>${JSON.stringify(scriptPlaces).replaceAll('"', "'")}.some(p=>new URL(a,location.href).href.startsWith(new URL(p,location.origin).href))?a:null,`,
  "createHTML:h=>!h.includes('<')||h==='<script>\\x3c/script>'?h:null};",
  "try{types?.createPolicy('default',rules)}catch{taken=true}",
  `const own=types?.createPolicy('${ownPolicy}',rules);`,
  "if(taken){const script=HTMLScriptElement.prototype,src=Object.getOwnPropertyDescriptor(script,'src');",
  "Object.defineProperty(script,'src',{...src,set(url){src.set.call(this,own.createScriptURL(url))}});",
  "script.setAttribute=function(name,value){Element.prototype.setAttribute.call(this,name,name==='src'?own.createScriptURL(value):value)}}}",
].join("");

/**
 * Adds the page's security policy and its Trusted Types policy, before everything that they govern, but after the character
 * set, which must be first (HTML, 4.2.5.4).
 */
export function addPolicy(page: HTMLElement): void {
  const charset = page.querySelector("meta[charset]");
  if (!charset) throw new Error("the page has no <meta charset>, after which its policy belongs.");
  const hashesOf = (selector: string) =>
    page.querySelectorAll(selector).map(({ rawText }) => hashOf(rawText));
  // Data (JSON-LD) does not run and needs no hash.
  const scripts = hashesOf('script:not([src], [type$="json"])');
  const policy = pagePolicy([hashOf(trustPolicy), ...scripts], [...hashesOf("style"), ...libraryStyles]);
  charset.insertAdjacentHTML(
    "afterend",
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><script>${trustPolicy}</script>`,
  );
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
    "img-src": ["'self'", "data:", photoOrigin],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...scriptOrigins],
    "manifest-src": ["'self'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", ownPolicy],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

const sonner = "node_modules/sonner/dist/index.mjs";
const [, stylesheet] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(sonner, "utf8")) ?? [];
if (stylesheet === undefined)
  throw new Error(`${sonner} no longer calls __insertCSS with one string, and the policy needs its hash.`);

/**
 * Hashes of the styles that sonner adds to a page when it runs: its stylesheet, and the empty element that it appends
 * before filling it. Read from the package, so that an update cannot leave an old hash behind.
 */
const libraryStyles = [hashOf(JSON.parse(stylesheet)), hashOf("")];
