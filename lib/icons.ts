import { logoSvg } from "./logo.ts";
import { designColor } from "./tokens.ts";

/** The icon files under /icons/, all drawn from the logo. Sides in pixels. */
export const icons = [
  { file: "icon-192.png", side: 192, purpose: "any" },
  { file: "icon-512.png", side: 512, purpose: "any" },
  { file: "maskable-192.png", side: 192, purpose: "maskable" },
  { file: "maskable-512.png", side: 512, purpose: "maskable" },
  { file: "apple-touch-icon.png", side: 180, purpose: "maskable" },
] as const;

/** Returns an icon as SVG: the logo on the page's colour. In a maskable icon it stays within the safe zone. */
export function iconSvg(purpose: "any" | "maskable"): string {
  return logoSvg({
    line: designColor("ink"),
    sun: designColor("action"),
    background: designColor("surface"),
    share: purpose === "maskable" ? 0.6 : 0.78,
  });
}

/** The styles of the tab's icon: in a dark colour scheme its lines are light. */
export const faviconStyles = `@media(prefers-color-scheme:dark){.l{stroke:${designColor("ink", "dark")}}}`;

/** Returns the tab's icon as SVG: the logo without background, its lines in the visitor's colour scheme. */
export function faviconSvg(): string {
  const line = designColor("ink");
  return logoSvg({ line, sun: designColor("action"), share: 0.94 })
    .replace(">", `><style>${faviconStyles}</style>`)
    .replace(`stroke="${line}"`, `class="l" stroke="${line}"`);
}

/** Returns an .ico file that holds one PNG: ICONDIR, one ICONDIRENTRY, the PNG. */
export function icoFile(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const headerSize = 22;
  const file = new Uint8Array(headerSize + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // of one picture
  view.setUint8(6, side);
  view.setUint8(7, side);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerSize, true);
  file.set(png, headerSize);
  return file;
}
