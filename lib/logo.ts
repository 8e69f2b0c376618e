/** The logo on a 32 × 32 grid: two nested waves as lines, and the sun. The icons are this drawing too (docs/styles.md). */
export const logo = {
  size: 32,
  lines: ["M2 28C9.5 28 10 11 16 11s6.5 17 14 17", "M10.5 28c2.6 0 2.8-7.5 5.5-7.5s2.9 7.5 5.5 7.5"],
  lineWidth: 3.4,
  sun: { cx: 16, cy: 4.6, r: 3.4 },
} as const;
