import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Scenario, ViewportName } from "../scenarios/list.ts";

/** The pictures that tests compare the site with. */
export const referenceFolder = "tests/e2e/references";

/** Quality of their WebP: they are looked at by a program, and are to stay small. */
export const referenceQuality = 50;

/** What draws letters in one way: pictures made with another are not compared. */
export interface Maker {
  browser: string;
  system: string;
}

/** Who made the references; undefined when there are none. */
export function referenceMaker(folder = referenceFolder): Maker | undefined {
  const file = join(folder, makerFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

export const makerFile = "made-with.json";

/** The name of a state's reference in a window. */
export function referenceFile(state: Scenario, viewport: ViewportName): string {
  return `${state.name}-${viewport}.webp`;
}

/** Why pictures made here cannot be compared with the references, in a line; undefined when they can. */
export function whyNotComparable(maker: Maker | undefined, here: Maker): string | undefined {
  if (maker === undefined) return `there are none: ${refresh}`;
  if (maker.browser === here.browser && maker.system === here.system) return undefined;
  return `made with Chromium ${maker.browser} on ${maker.system}, here is ${here.browser} on ${here.system}: ${refresh}`;
}

const refresh = "`npm run test:pictures -- --update` makes them here";
