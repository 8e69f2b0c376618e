import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isPage, type Scenario, viewports } from "../scenarios/list.ts";
import { loadFontsAndImages, openScenario } from "../scenarios/open.ts";
import { waitForAnimations } from "../scenarios/wait.ts";
import type { Site } from "./site.ts";

/** The pictures and words of a scenario. */
export interface Snapshot {
  pictures: Picture[];
  /** The words on the page, line by line. */
  words: string[];
  head?: HeadContent;
}

export interface Picture {
  /** "phone, dark". */
  look: string;
  width: number;
  /** Relative to the report's folder. */
  file: string;
}

/** The parts of a page that search engines and social networks read. */
export type HeadContent = Awaited<ReturnType<typeof readHead>>;

/** Pages are shown at a size between phone and desktop, too. */
const sizes = { ...viewports, tablet: { width: 768, height: 1024 } };

/** Writes a scenario's pictures into a folder, and reads its words. */
export async function takeSnapshot(scenario: Scenario, site: Site, folder: string): Promise<Snapshot> {
  const snapshot: Snapshot = { pictures: [], words: [] };
  const names = isPage(scenario) ? (["phone", "tablet", "desktop"] as const) : scenario.viewports;
  for (const name of names) {
    const size = sizes[name];
    await site.visit(scenario.firstVisit, async (page) => {
      await openScenario(page, scenario, name === "desktop" ? "desktop" : "phone");
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await waitForAnimations(page);
        // Drawings have a view for each scheme.
        await loadFontsAndImages(page);
        const file = `pictures/${scenario.name}-${size.width}-${colorScheme}.webp`;
        const options = { quality: 75, fullPage: isPage(scenario), animations: "disabled" } as const;
        await page.screenshot({ path: join(folder, file), ...options });
        snapshot.pictures.push({ look: `${name}, ${colorScheme}`, width: size.width, file });
      }
      const lines = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
      snapshot.words = lines.filter((line) => line !== "");
      snapshot.head = await readHead(page);
    });
  }
  return snapshot;
}

function readHead(page: Page) {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll("meta")].map((meta) => [
      meta.getAttribute("property") ?? meta.name,
      meta.content,
    ]);
    return {
      title: document.title,
      url: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      /** By name or property: "description", "og:title". */
      meta: Object.fromEntries(metas) as Partial<Record<string, string>>,
    };
  });
}
