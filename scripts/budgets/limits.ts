/** One of the things of which a page may have only so much. */
export type Measure = "javaScript" | "html" | "css" | "fonts" | "preloadedFonts" | "requests";

/** What a page may weigh: bytes as Brotli sends them (a kilobyte is 1,000), and counts. */
export const limits: Readonly<Record<Exclude<Measure, "javaScript">, number>> = {
  html: 16_000,
  css: 12_000,
  fonts: 62_000,
  preloadedFonts: 2,
  /** Besides photos, as if every drawing of the page came into view at once. */
  requests: 25,
};

/** How much heavier than the framework alone the JavaScript of a page may be. */
export const floorShare = 1.15;
