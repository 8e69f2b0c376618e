import type { allScenarios, Scenario, ViewportName } from "./list.ts";

/** The folder of the accepted pictures and accessible names of all scenarios. */
export const snapshotFolder = "tests/e2e/snapshots";

/** The advice in messages about differences from accepted references. */
export const howToAccept = "if the change is intended, run `npm run accept`";

/** The file that names the browser which took the pictures. */
export const makerFile = "made-with.txt";

/** The file with the words that a screen reader gets on a journey through the site. */
export const announcementsFile = "announcements.txt";

export const pictureFile = ({ name }: Pick<Scenario, "name">, viewport: ViewportName): string =>
  `${name}-${viewport}.webp`;

export const namesFile = ({ name }: Pick<Scenario, "name">): string => `${name}.aria.yml`;

/** Returns the names of all files that belong in the snapshot folder. */
export function referenceFiles(scenarios: ReturnType<typeof allScenarios>): readonly string[] {
  const files = scenarios.flatMap((scenario) => [
    namesFile(scenario),
    ...scenario.viewports.map((viewport) => pictureFile(scenario, viewport)),
  ]);
  return [makerFile, announcementsFile, ...files].sort();
}
