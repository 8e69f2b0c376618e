/** The logo on a 32 × 32 grid: two nested waves as lines, and the sun. The icons are this drawing too (docs/styles.md). */
export const logo = {
  size: 32,
  lines: ["M2 28C9.5 28 10 11 16 11s6.5 17 14 17", "M10.5 28c2.6 0 2.8-7.5 5.5-7.5s2.9 7.5 5.5 7.5"],
  lineWidth: 3.4,
  sun: { cx: 16, cy: 4.6, r: 3.4 },
} as const;

/** Returns the logo as an SVG document, in colors for its lines and its sun. */
export function logoSvg(line: string, sun: string): string {
  const { size, lines, lineWidth } = logo;
  const paths = lines.map((d) => `<path d="${d}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<g fill="none" stroke="${line}" stroke-width="${lineWidth}" stroke-linecap="round">${paths}</g>` +
    `<circle cx="${logo.sun.cx}" cy="${logo.sun.cy}" r="${logo.sun.r}" fill="${sun}"/></svg>`
  );
}

/** Returns an SVG as a URL that an <img> takes. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
