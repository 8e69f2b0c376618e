import { readFileSync } from "node:fs";
import { packageVersion } from "../tools/packages.ts";
import { Problem } from "../tools/problem.ts";

/** The packages whose code every page loads, whatever stands on it. */
const packages = ["next", "react", "react-dom"] as const;

/** What the framework alone weighs, and of which versions that is true. */
export interface Floor {
  /** First-load JavaScript of an empty page, in bytes as Brotli sends them. */
  javaScript: number;
  versions: Readonly<Record<(typeof packages)[number], string>>;
}

/** Where the figure is kept. Committed, so that an update shows what it did to the floor. */
export const floorFile = "scripts/budgets/floor.json";

/** The empty project, and the folder that it is built in. */
export const floorSource = "scripts/bench/baseline";
export const floorFolder = ".floor";

/**
 * The floor as it was last measured. Refuses one of other versions than the installed: measured anew without a word,
 * it would move every page's limit and nobody would have seen it.
 */
export function readFloor(file = floorFile, installed = installedVersions()): Floor {
  const floor = JSON.parse(readFileSync(file, "utf8")) as Floor;
  const others = packages.filter((name) => floor.versions[name] !== installed[name]);
  if (others.length === 0) return floor;
  const changes = others.map((name) => `${name} ${floor.versions[name]}, now ${installed[name]}`).join("; ");
  throw new Problem(
    `The weight of the framework alone was measured with other versions: ${changes}.\n` +
      `Run \`npm run measure:floor\` and commit ${file}.`,
  );
}

/** The versions that node_modules holds. */
export function installedVersions(): Floor["versions"] {
  return Object.fromEntries(packages.map((name) => [name, packageVersion(name)])) as Floor["versions"];
}
