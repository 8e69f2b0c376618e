interface Budget {
  name: string;
  /** In bytes (a kilobyte is 1,000) compressed with Brotli or, of requests, as a count. */
  limit: number;
  remedy: string;
}

/** JavaScript of the heaviest page, which has a form, on November 23, 2026. Next.js 16.4.5 and React 19.3.1 alone are 115,171. */
const heaviest = 127_500;

/** A page's costs for a visitor, and the maximum of each. */
export const budgets = {
  javaScript: {
    name: "JavaScript",
    // Some 5.5 kB above today's: 4.8 for a page that uses next/image, the rest for growth, most of it the framework's.
    limit: heaviest + 5_500,
    remedy:
      "Load what the page does not need at start when idle or on request: `await import()` in an island. For a picture, " +
      "getImageProps() is next/image without its code, as in components/ui/photo.tsx. If packages were " +
      "updated, look whose growth it is: build main with this package-lock.json (`npm ci`, `npm run build -- --weights`). What " +
      "main gains is the packages' own, and the limit may follow it.",
  },
  html: {
    name: "HTML with its styles",
    // Some 9 kB of it are the data from which React hydrates the page. That follows everything that is painted, so it delays
    // no first paint (docs/performance.md). The heaviest page has 26.8 kB: there is room for two or three more sections.
    limit: 31_000,
    remedy:
      "Cut words, show fewer parts, use existing utilities, or serve large drawings as files of /art/. If every page has grown, " +
      "look at the header, the footer and onboarding. If the page needs what it shows, the limit may follow it (scripts/budgets/limits.ts).",
  },
  css: {
    name: "whole style sheet",
    // Whole Tailwind, with the fonts' declarations. It delays no paint (docs/performance.md). Today's has 14 kB, and three sections
    // with utilities of their own add 1.1.
    limit: 16_500,
    remedy:
      "Remove what no page uses. If new sections have new utilities, the limit may follow them (scripts/budgets/limits.ts).",
  },
  fonts: {
    name: "fonts",
    limit: 34_000,
    remedy: "docs/maintaining.md#fonts says which letters and weights the two fonts keep.",
  },
  /** Without photos, as if every drawing of the page were in view at once. */
  requests: {
    name: "requests",
    limit: 25,
    remedy: "Show fewer drawings, or merge files that always load together.",
  },
} satisfies Record<string, Budget>;

/** The maximum of JavaScript on a first visit, when onboarding's later steps load too: 4.8 kB. */
export const firstVisitLimit = budgets.javaScript.limit + 5_000;

export type Measure = keyof typeof budgets;

export const measures = Object.keys(budgets) as readonly Measure[];
