import localFont from "next/font/local";

/*
 * Both are preloaded, and "optional": what has come by the first paint is used, and a text that has been shown in the
 * substitute stays in it until the next page is loaded. Swapped in later, letters of other widths moved the
 * navigation and broke lines anew (layout shifts of up to 0.016, measured with late fonts).
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
