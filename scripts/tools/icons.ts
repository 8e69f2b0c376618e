import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { LogoMark } from "../../components/ui/logo.tsx";
import { designColor, type Scheme } from "../../lib/site/tokens.ts";

const ink = (scheme: Scheme) => `color:${designColor("ink", scheme)}`;

/** Returns an SVG that shows the logo on a square with this much room around it, which is a share of the logo's side. */
function logoSvg(room: number, style: string, background = ""): string {
  const side = 32;
  const logo = renderToStaticMarkup(createElement(LogoMark, { size: side, sun: designColor("sun") }));
  const box = `${-room * side} ${-room * side} ${side * (1 + 2 * room)} ${side * (1 + 2 * room)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style>${background}${logo}</svg>\n`;
}

/** The room around a logo that fills this share of an opaque square. */
function square(share: number): string {
  const background = `<rect x="-100" y="-100" width="300" height="300" fill="${designColor("surface")}"/>`;
  return logoSvg((1 / share - 1) / 2, `svg{${ink("light")}}`, background);
}

/** Draws an SVG at a size in pixels, without scaling. */
const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg.replace("<svg", `<svg width="${side}" height="${side}"`))).png({
    compressionLevel: 9,
  });

/** Returns a PNG image as the only one of an ICO file. */
function ico(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Returns the files of all icons, made from the logo and its colors. */
export async function iconFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const schemes = `svg{${ink("light")}}@media (prefers-color-scheme:dark){svg{${ink("dark")}}}`;
  const svg = logoSvg(1 / 32, schemes);
  const opaque = (side: number, share: number) => png(square(share), side).removeAlpha().toBuffer();
  // Systems cut a maskable icon to a circle or another shape, and round the corners of Apple's.
  return {
    "app/icon.svg": Buffer.from(svg),
    "app/favicon.ico": ico(await png(svg, 32).toBuffer(), 32),
    "app/apple-icon.png": await opaque(180, 0.6),
    "public/app-icons/icon-192.png": await opaque(192, 0.78),
    "public/app-icons/icon-512.png": await opaque(512, 0.78),
    "public/app-icons/maskable-192.png": await opaque(192, 0.6),
    "public/app-icons/maskable-512.png": await opaque(512, 0.6),
  };
}
