import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ThumbnailName } from "../content/schema.ts";
import { designColor, designColors, type Scheme } from "./tokens.ts";
import { bands, type WaveShape, waveShapes } from "./wave-paths.ts";

const folder = join(process.cwd(), "content/art");

/** The part of a drawing that its thumbnail shows, as an SVG viewBox. */
const thumbnails: Record<ThumbnailName, string> & Record<string, string> = {
  freelancers: "390 40 420 420",
  entrepreneurs: "150 180 440 440",
  organizations: "510 50 380 380",
  education: "260 200 440 440",
  health: "430 110 440 440",
};

/** The drawings that have a thumbnail, which the menu shows. */
const thumbnailNames: readonly string[] = Object.keys(thumbnails);

/**
 * Returns a drawing in the dark scheme: each depth takes its dark value, and the sun stays. Pale discs are moons and take
 * the ink. A background of depth-8 takes depth-11, because depth-8 is the dark page's own colour.
 */
export function toDark(svg: string): string {
  const { light, dark } = designColors();
  const ramp = Array.from({ length: 12 }, (_, depth) => `depth-${depth}`);
  const swapped = new Map(ramp.map((step) => [light[step], dark[step]]));
  const pale = [light["ink-on-inverse"], light["depth-0"]].join("|");
  return svg
    .replace(`<path fill="${light["depth-8"]}" d="M0 0h`, `<path fill="${dark["depth-11"]}" d="M0 0h`)
    .replace(new RegExp(`(<circle[^>]*fill=")(?:${pale})"`, "g"), `$1${dark.ink}"`)
    .replace(/#[0-9a-f]{6}/g, (color) => swapped.get(color) ?? color);
}

/** Returns waves as an SVG file. `depths` are the bands' colours, surface first. The sun lies behind band `sun.before`. */
function wavesSvg(
  shape: WaveShape,
  depths: readonly number[],
  sun: { y: number; radius: number; before: number },
): string {
  const paths = bands(shape).map(
    (path, band) => `<path fill="${designColor(`depth-${depths[band]}`)}" d="${path}"/>`,
  );
  const x = shape.center > 0 ? shape.center : shape.width / 2;
  paths.splice(
    sun.before,
    0,
    `<circle cx="${x}" cy="${sun.y}" r="${sun.radius}" fill="${designColor("action")}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shape.width} ${shape.height}" preserveAspectRatio="xMidYMax slice">${paths.join("")}</svg>`;
}

/** The waves of the 404 page. A file, because the framework writes that page's content into the data of every page. */
const computed: Record<string, () => string> = {
  "not-found-waves": () =>
    wavesSvg(waveShapes.notFound, [1, 2, 3, 4, 5, 6, 7, 8, 9, 11], { y: 244, radius: 68, before: 4 }),
};

/** Returns the names of all drawings: those in content/art, the computed ones and the thumbnails. */
export async function artNames(): Promise<readonly string[]> {
  const files = await readdir(folder);
  const drawings = files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -".svg".length));
  return [...drawings, ...Object.keys(computed), ...thumbnailNames.map((name) => `thumb-${name}`)].sort();
}

/** Returns a drawing as SVG text, by its name ("health", "thumb-health"). Throws for an unknown name. */
export async function drawing(name: string, scheme: Scheme): Promise<string> {
  const source = name.replace(/^thumb-/, "");
  let svg = computed[source]?.() ?? (await readFile(join(folder, `${source}.svg`), "utf8"));
  const viewBox = thumbnails[source];
  if (name !== source && viewBox) svg = svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
  return scheme === "dark" ? toDark(svg) : svg;
}
