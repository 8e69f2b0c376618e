import type { Stage } from "./environment.ts";
import { photoHost } from "./photos.ts";

/** Response headers of the addresses that a path names; "*" at its end stands for anything (the _headers format). */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const year = 31_536_000;

/** What the site never asks a browser for: a page, or anything in it, cannot either. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * The policy that only a header can carry. All else stands in each page, with the hashes of that page's own scripts
 * (pagePolicy); browsers hold to both.
 */
const framePolicy = "frame-ancestors 'none'";

/** A drawing of /art/, opened by its own address, is a document without a page's policy: it runs and loads nothing. */
export const drawingPolicy = `default-src 'none'; ${framePolicy}`;

/** Kept, and asked about before each use. */
export const revalidated = "public, max-age=0, must-revalidate";

/** Headers of every response. HSTS for two years, as the preload list asks (hstspreload.org). */
export const siteHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": `max-age=${2 * year}; includeSubDomains; preload`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": framePolicy,
  "X-Frame-Options": "DENY",
  "Cache-Control": revalidated,
};

/** Never changes under its name: a year, and no questions asked in it. */
export const immutable = `public, max-age=${year}, immutable`;

const plainText = "text/plain; charset=utf-8";

/**
 * All header rules of the site. A later rule of the same header wins. `hashedFiles` are the addresses of the export's
 * files that carry a content hash in their name: each has a rule of its own, because a rule for their folder would
 * also make the answer for a missing file last a year, and a tab from before a deployment asks for such files.
 * A preview stays out of search engines: its drawings, cards and text files too, which have no <meta> to say so.
 */
export function headerRules(
  hashedFiles: readonly string[],
  stage: Stage = "production",
): readonly HeaderRule[] {
  return [
    {
      path: "/*",
      headers: stage === "preview" ? { ...siteHeaders, "X-Robots-Tag": "noindex" } : siteHeaders,
    },
    { path: "/og/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
    { path: "/art/*", headers: { "Content-Security-Policy": drawingPolicy } },
    { path: "/*.txt", headers: { "Content-Type": plainText } },
    { path: "/*.md", headers: { "Content-Type": "text/markdown; charset=utf-8" } },
    { path: "/manifest.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
    ...hashedFiles.map((path) => ({ path, headers: { "Cache-Control": immutable } })),
  ];
}

/** Hashes as in a policy ("sha256-…") of what a page holds inline. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The content security policy of one page (CSP level 3): nothing but its own files, its photos, and its inline parts. */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(scripts)],
    "style-src": ["'self'", ...quoted(styles)],
    "img-src": ["'self'", "data:", photoHost],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    // What becomes code or markup goes through the page's one policy for it (trust-policy.ts).
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
