/** What a page costs a visitor: bytes as Brotli sends them, and counts. */
export type Measure = "javaScript" | "html" | "css" | "fonts" | "preloadedFonts" | "requests";

interface Budget {
  name: string;
  unit: " bytes" | "";
  /** The most that a page may have of it: bytes (a kilobyte is 1,000), or a count. */
  limit: number;
  remedy: string;
}

export const budgets: Readonly<Record<Measure, Budget>> = {
  javaScript: {
    name: "JavaScript",
    unit: " bytes",
    // 1.15 times what Next.js 16.4.5 and React 19.3.1 alone load: 115,171 bytes, measured on 21 November 2026.
    limit: 132_446,
    remedy:
      "Load what the page does not need at start when idle or when asked for: `await import()` in an island.",
  },
  html: {
    name: "HTML",
    unit: " bytes",
    limit: 16_000,
    remedy: "What stands in the page also stands in its payload: serve large drawings as files of /art/.",
  },
  css: {
    name: "CSS",
    unit: " bytes",
    limit: 12_000,
    remedy: "Take out what no page uses, and use utilities that are there already.",
  },
  fonts: {
    name: "fonts",
    unit: " bytes",
    limit: 62_000,
    remedy: "Use the two variable fonts of app/fonts.ts, in the subset that the words need.",
  },
  preloadedFonts: {
    name: "preloaded fonts",
    unit: "",
    limit: 2,
    remedy: "Preload only fonts of the first screen: the others with `preload: false` in app/fonts.ts.",
  },
  /** Besides photos, as if every drawing of the page came into view at once. */
  requests: {
    name: "requests",
    unit: "",
    limit: 25,
    remedy: "Show fewer drawings, or join what always loads together.",
  },
};

export const measures = Object.keys(budgets) as readonly Measure[];
