import type { Stage } from "../../lib/build/environment.ts";

/** Response headers of a path. A "*" at its end matches anything (the _headers format). */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const year = 31_536_000;

/**
 * Browser features that the site does not use, and so denies to its pages and to anything in them: all that Chromium for
 * Linux knows (`document.featurePolicy.features()`), except client hints, which it sends only to those who ask. It warns of
 * names that it does not know.
 */
const unusedFeatures = `
  accelerometer aria-notify autoplay browsing-topics camera captured-surface-control clipboard-read
  clipboard-write compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal
  digital-credentials-create digital-credentials-get display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map language-detector
  language-model local-fonts local-network local-network-access loopback-network magnetometer
  media-playback-while-not-visible microphone midi on-device-speech-recognition otp-credentials payment
  picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr
  translator unload usb window-management xr-spatial-tracking
`;

/**
 * The one directive that only a header can contain. All others are in each page, with the hashes of its own scripts
 * (policy.ts). Browsers enforce both.
 */
const framePolicy = "frame-ancestors 'none'";

/** A drawing, opened by its own URL, is a document without a page's policy: it has styles, but runs and loads nothing. */
const drawingPolicy = `default-src 'none'; style-src 'unsafe-inline'; ${framePolicy}`;

/** Headers of every response. HSTS for two years, as the preload list requires (hstspreload.org). */
const siteHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": `max-age=${2 * year}; includeSubDomains; preload`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": framePolicy,
  "X-Frame-Options": "DENY",
  // May be stored, but is revalidated before each use.
  "Cache-Control": "public, max-age=0, must-revalidate",
};

/** For files that never change under their name: stored for a year without revalidation. */
const immutable = `public, max-age=${year}, immutable`;

/**
 * Returns the site's header rules. A later rule for the same header wins.
 *
 * `hashedFiles` are the URLs of the files with a content hash in their name. Each has a rule of its own: a rule for their
 * folder would also store the 404 for a missing file for a year, and a tab from before a deployment requests such files.
 *
 * A preview sends "noindex" with every file, because drawings, OG images and texts have no <meta> that says so.
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
    { path: "/*.svg", headers: { "Content-Security-Policy": drawingPolicy } },
    { path: "/*.txt", headers: { "Content-Type": "text/plain; charset=utf-8" } },
    { path: "/*.md", headers: { "Content-Type": "text/markdown; charset=utf-8" } },
    { path: "/manifest.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
    ...hashedFiles.map((path) => ({ path, headers: { "Cache-Control": immutable } })),
  ];
}
