/** The logo on a 32 × 32 grid: two nested waves as lines, and the sun. Every icon is drawn from it. */
export const logo = {
  size: 32,
  lines: ["M2 28C9.5 28 10 11 16 11s6.5 17 14 17", "M10.5 28c2.6 0 2.8-7.5 5.5-7.5s2.9 7.5 5.5 7.5"],
  lineWidth: 3.4,
  sun: { cx: 16, cy: 4.6, r: 3.4 },
} as const;

interface IconOptions {
  line: string;
  sun: string;
  /** Fills the whole square. Without it, the square is transparent. */
  background?: string;
  /** The logo's share of the square's side. At most 0.8 lies in a maskable icon's safe zone (W3C manifest, 1.14). */
  share?: number;
}

/** Returns the logo as an SVG document, for icons and OG images. */
export function logoSvg({ line, sun, background, share = 1 }: IconOptions): string {
  const { size, lines, lineWidth } = logo;
  const side = size / share;
  const offset = (side - size) / 2;
  const fill = background ? `<path fill="${background}" d="M0 0h${side}v${side}H0z"/>` : "";
  const paths = lines.map((d) => `<path d="${d}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${fill}` +
    `<g transform="translate(${offset} ${offset})" fill="none" stroke-linecap="round">` +
    `<g stroke="${line}" stroke-width="${lineWidth}">${paths}</g>` +
    `<circle cx="${logo.sun.cx}" cy="${logo.sun.cy}" r="${logo.sun.r}" fill="${sun}"/></g></svg>`
  );
}

/** Returns an SVG as a URL that an <img> takes. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
