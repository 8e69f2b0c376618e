import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeViolations } from "../scenarios/axe.ts";
import { type Scenario, viewports } from "../scenarios/list.ts";
import { comeToRest, openScenario } from "../scenarios/open.ts";
import { type PageHeader, readHead } from "./page-head.ts";
import type { Site } from "./site.ts";

/** What was seen of a scenario. */
export interface Snapshot {
  /** ISO 8601. */
  taken: string;
  pictures: Picture[];
  /** The words on the page, line by line. */
  words: string[];
  head?: PageHeader;
  /** What axe finds wrong, and where. */
  findings: string[];
}

export interface Picture {
  /** "390 px, dark". */
  look: string;
  width: number;
  /** Seen from the report's folder. */
  file: string;
}

/** Pages are also looked at between a phone and a desktop. */
const tablet = { width: 768, height: 1024 };

/** True for a page as it opens, which is shown from top to end. Other scenarios are shown as the window shows them. */
export function isPage({ steps, firstVisit }: Scenario): boolean {
  return steps.length === 0 && !firstVisit;
}

/** Writes a scenario's pictures into a folder, reads its words, and has axe check it. */
export async function takeSnapshot(scenario: Scenario, site: Site, folder: string): Promise<Snapshot> {
  const snapshot: Snapshot = { taken: new Date().toISOString(), pictures: [], words: [], findings: [] };
  const sizes = isPage(scenario)
    ? [viewports.phone, tablet, viewports.desktop]
    : scenario.viewports.map((name) => viewports[name]);
  for (const size of sizes) {
    await site.visit(scenario.firstVisit, async (page) => {
      await openScenario(page, scenario, size === viewports.desktop ? "desktop" : "phone");
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await comeToRest(page);
        // Drawings have a file for each scheme.
        await loadFontsAndImages(page);
        const file = `pictures/${scenario.name}-${size.width}-${colorScheme}.webp`;
        const options = { quality: 75, fullPage: isPage(scenario), animations: "disabled" } as const;
        await page.screenshot({ path: join(folder, file), ...options });
        snapshot.pictures.push({ look: `${size.width} px, ${colorScheme}`, width: size.width, file });
        const findings = (await axeViolations(page)).flatMap(({ help, nodes }) =>
          nodes.map(({ target }) => `${help}: ${target.join(" ")}`),
        );
        snapshot.findings = [...new Set([...snapshot.findings, ...findings])];
      }
      const lines = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
      snapshot.words = lines.filter((line) => line !== "");
      snapshot.head = await readHead(page);
    });
  }
  return snapshot;
}

/**
 * Loads images far down, and shows text in the site's own fonts: they are "optional" (app/fonts.ts), so on a busy machine
 * a text may keep its substitute by chance.
 */
export async function loadFontsAndImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
        if (!cssText.includes("font-display: optional")) continue;
        sheet.deleteRule(index);
        sheet.insertRule(cssText.replace("font-display: optional", "font-display: block"), index);
      }
    }
    for (const image of document.images) image.loading = "eager";
    // An image that does not come is missing in the picture too.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await comeToRest(page);
}
