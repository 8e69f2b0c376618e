import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { bands, seas } from "./motif.ts";
import { designColor, designColors, type Scheme } from "./tokens.ts";

const folder = join(process.cwd(), "content/art");

/** The part of a water that its thumbnail shows, as an SVG viewBox. */
const thumbnails: Record<string, string> = {
  freelancers: "390 40 420 420",
  entrepreneurs: "150 180 440 440",
  organizations: "510 50 380 380",
  education: "260 200 440 440",
  health: "430 110 440 440",
};

/** The drawings that have a thumbnail: those that the menu can show. */
export const thumbnailNames: readonly string[] = Object.keys(thumbnails);

/**
 * A drawing in the dark scheme: the depth ramp swapped step for step, the sun as it is. Pale discs are moons and
 * take the ink; a ground of depth-8 takes depth-11, because depth-8 is the dark page itself.
 */
export function toDark(svg: string): string {
  const { light, dark } = designColors();
  const ramp = Array.from({ length: 12 }, (_, depth) => `depth-${depth}`);
  const swapped = new Map(ramp.map((step) => [light[step], dark[step]]));
  const pale = [light["ink-on-deep"], light["depth-0"]].join("|");
  return svg
    .replace(`<path fill="${light["depth-8"]}" d="M0 0h`, `<path fill="${dark["depth-11"]}" d="M0 0h`)
    .replace(new RegExp(`(<circle[^>]*fill=")(?:${pale})"`, "g"), `$1${dark.ink}"`)
    .replace(/#[0-9a-f]{6}/g, (color) => swapped.get(color) ?? color);
}

/** The sea beside the wizard's questions. A file of its own: most visits never see it, so no page carries it. */
function wizardSea(): string {
  const sea = seas.wizard;
  const depths = [1, 2, 3, 4, 5, 6, 7, 9, 11];
  const paths = bands(sea).map(
    (path, band) => `<path fill="${designColor(`depth-${depths[band]}`)}" d="${path}"/>`,
  );
  const sun = `<circle cx="${sea.center}" cy="462" r="112" fill="${designColor("action")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sea.width} ${sea.height}" preserveAspectRatio="xMidYMax slice">${sun}${paths.join("")}</svg>`;
}

const computed: Record<string, () => string> = { "wizard-sea": wizardSea };

/** The names of all drawings: those of content/art, the computed ones, and a thumbnail of each of the five waters. */
export async function artNames(): Promise<readonly string[]> {
  const files = await readdir(folder);
  const drawings = files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -".svg".length));
  return [...drawings, ...Object.keys(computed), ...thumbnailNames.map((name) => `thumb-${name}`)].sort();
}

/** One drawing as SVG text, by name ("health", "thumb-health"). Throws for an unknown name. */
export async function drawing(name: string, scheme: Scheme): Promise<string> {
  const source = name.replace(/^thumb-/, "");
  let svg = computed[source]?.() ?? (await readFile(join(folder, `${source}.svg`), "utf8"));
  const viewBox = thumbnails[source];
  if (name !== source && viewBox) svg = svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
  return scheme === "dark" ? toDark(svg) : svg;
}
