import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(process.cwd(), "content/art");

/** The part of a water that its thumbnail shows, as an SVG viewBox. */
const thumbnails: Record<string, string> = {
  freelancers: "390 40 420 420",
  entrepreneurs: "150 180 440 440",
  organizations: "510 50 380 380",
  education: "260 200 440 440",
  health: "430 110 440 440",
};

/** The depth ramp, light to dark, step for step; the sun stays. Values as in app/styles/tokens.css. */
const darkRamp: Record<string, string> = {
  "#d5ece6": "#13494c",
  "#b2dcd3": "#227c75",
  "#8accbf": "#1c706a",
  "#5db3a6": "#186460",
  "#35968a": "#135655",
  "#1a7c72": "#10494a",
  "#10665f": "#0d3c3f",
  "#0c524f": "#0a3035",
  "#094144": "#08282d",
  "#07343a": "#062025",
  "#052a30": "#041a1e",
  "#042126": "#031519",
};
const darkInk = "#eef6f4";
const darkDeepest = "#031519";

/**
 * A drawing in the dark scheme. Pale discs are moons and take the ink; a ground of depth-8 takes depth-11,
 * because depth-8 is the dark page itself.
 */
export function toDark(svg: string): string {
  return svg
    .replace(/(<path fill=")#094144(" d="M0 0h)/, `$1${darkDeepest}$2`)
    .replace(/(<circle[^>]*fill=")#(?:f1f7f5|d5ece6)"/g, `$1${darkInk}"`)
    .replace(/#[0-9a-f]{6}/g, (color) => darkRamp[color] ?? color);
}

/** The names of all drawings: those of content/art, and a thumbnail for each of the five waters. */
export async function artNames(): Promise<readonly string[]> {
  const files = await readdir(folder);
  const drawings = files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -".svg".length));
  return [...drawings, ...Object.keys(thumbnails).map((name) => `thumb-${name}`)].sort();
}

/** One drawing as SVG text, by name ("health", "thumb-health"). Throws for an unknown name. */
export async function drawing(name: string, scheme: "light" | "dark"): Promise<string> {
  const source = name.replace(/^thumb-/, "");
  let svg = await readFile(join(folder, `${source}.svg`), "utf8");
  const viewBox = thumbnails[source];
  if (name !== source && viewBox) svg = svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
  return scheme === "dark" ? toDark(svg) : svg;
}
