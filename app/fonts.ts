import localFont from "next/font/local";

/*
 * Both fonts are preloaded, with font-display: optional. A font that arrives after the first paint is used from the next
 * page load on: swapped in later, it moved the navigation and wrapped lines anew (layout shifts of up to 0.016).
 */

/** Headings. */
export const display = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "optional",
  variable: "--font-bricolage",
  adjustFontFallback: "Arial",
});

/** Everything else. */
export const body = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "optional",
  variable: "--font-figtree",
  adjustFontFallback: "Arial",
});
