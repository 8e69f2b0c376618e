import { expect, test } from "@jest/globals";
import { PNG } from "pngjs";
import { site } from "../../content/site.ts";
import { icons } from "../../lib/icons.ts";
import { exportedSite } from "../support/exported-site.ts";

const { files } = exportedSite();

function pngOf(bytes: Uint8Array): PNG {
  return PNG.sync.read(Buffer.from(bytes));
}

/** Reads the pixels of a picture: each is one number of red, green, blue and opacity, 0xrrggbbaa. */
function readPixels(bytes: Uint8Array): (x: number, y: number) => number {
  const { data, width } = pngOf(bytes);
  return (x, y) => data.readUInt32BE(4 * (y * width + x));
}

test("manifest.webmanifest names the site, its start, its colours, and its icons, whose files are there", () => {
  const manifest = JSON.parse(files.text("manifest.webmanifest"));
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: site.name,
    lang: site.language,
    start_url: "/",
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const listed = manifest.icons.map(({ src, sizes, type, purpose }: Record<string, string>) => {
    return files.paths.has(`${src?.slice(1)}`) ? `${type} ${sizes} ${purpose}` : `There is no ${src}`;
  });
  expect(listed.sort()).toEqual(
    ["192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"].map((icon) => `image/png ${icon}`),
  );
});

test.each(icons)(
  "$file is a square PNG of its size, filled to its corners and showing the mark",
  ({ file, side }) => {
    const png = files.bytes(`icons/${file}`);
    expect(pngOf(png)).toMatchObject({ width: side, height: side });
    const pixel = readPixels(png);
    const last = side - 1;
    const corners = [pixel(0, 0), pixel(last, 0), pixel(0, last), pixel(last, last)];
    expect(new Set(corners).size).toBe(1);
    expect(pixel(0, 0) & 0xff).toBe(255);
    const middle = Array.from({ length: side }, (_, y) => pixel(Math.floor(side / 2), y));
    expect(new Set(middle).size).toBeGreaterThan(2);
  },
);

test.each(icons.filter(({ purpose }) => purpose === "maskable"))(
  "$file keeps its mark within the circle that every mask leaves",
  ({ file, side }) => {
    const pixel = readPixels(files.bytes(`icons/${file}`));
    const ground = pixel(0, 0);

    const middle = (side - 1) / 2;
    const cut: string[] = [];
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const isInside = Math.hypot(x - middle, y - middle) <= side * 0.4;
        if (!isInside && pixel(x, y) !== ground) cut.push(`${x}, ${y}`);
      }
    }
    expect(cut).toEqual([]);
  },
);

test("favicon.ico is an icon file around one picture of the size that the pages state", () => {
  const ico = Buffer.from(files.bytes("favicon.ico"));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [width, height] = [ico[6], ico[7]];
  const [size, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + size).toBe(ico.length);
  expect(pngOf(ico.subarray(offset))).toMatchObject({ width, height });
  const stated = exportedSite().pages[0]?.document.querySelector('link[href="/favicon.ico"]');
  expect(stated?.getAttribute("sizes")).toBe(`${width}x${height}`);
});

test("favicon.svg is a drawing that follows the visitor's scheme", () => {
  const svg = files.text("icons/favicon.svg");
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>\s*$/s);
  expect(svg).toContain("prefers-color-scheme:dark");
});
