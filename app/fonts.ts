import localFont from "next/font/local";

/** Headings. Preloaded: the largest text of every first screen is set in it. */
export const display = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: "Arial",
});

/** Everything else. Not preloaded, so that it does not compete with the first screen. */
export const body = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  variable: "--font-figtree",
  preload: false,
  adjustFontFallback: "Arial",
});
