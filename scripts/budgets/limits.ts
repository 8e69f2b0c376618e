interface Budget {
  name: string;
  /** In bytes (a kilobyte is 1,000) compressed with Brotli or, of requests, as a count. */
  limit: number;
  remedy: string;
}

/** JavaScript that Next.js 16.4.5 and React 19.3.1 alone load, in bytes, measured on November 21, 2026. */
const baseline = 115_171;

/** The maximum of JavaScript on a first visit, when onboarding's later steps load too. */
export const firstVisitLimit = Math.floor(1.11 * baseline);

/** A page's costs for a visitor, and the maximum of each. */
export const budgets = {
  javaScript: {
    name: "JavaScript",
    // The pages with forms need it; the others have 1.07 times the baseline.
    limit: Math.floor(1.08 * baseline),
    remedy:
      "Load what the page does not need at start when idle or on request: `await import()` in an island.",
  },
  pageData: {
    name: "page data",
    limit: 12_000,
    remedy:
      "The page's words and markup are also in its data: cut words, show fewer parts, or serve large drawings as files of /art/.",
  },
  html: {
    name: "HTML with its styles",
    // Beyond some 14 kB, which a server sends in the first round trip (ten packets, RFC 6928), the first paint of a wide window
    // is 0.08 s later (docs/performance.md). This is 5% more than the heaviest page.
    limit: 15_900,
    remedy:
      "Cut words, show fewer parts, use existing utilities, or serve large drawings as files of /art/. If every page has grown, " +
      "look at the header, the footer and onboarding.",
  },
  css: {
    name: "whole style sheet",
    limit: 12_150,
    remedy: "Remove what no page uses, and use existing utilities.",
  },
  fonts: {
    name: "fonts",
    limit: 34_000,
    remedy: "See lib/build/fonts.ts for the letters and weights that the two fonts keep.",
  },
  /** Without photos, as if every drawing of the page were in view at once. */
  requests: {
    name: "requests",
    limit: 25,
    remedy: "Show fewer drawings, or merge files that always load together.",
  },
} satisfies Record<string, Budget>;

export type Measure = keyof typeof budgets;

export const measures = Object.keys(budgets) as readonly Measure[];
