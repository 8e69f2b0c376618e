import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isPage, type Scenario, viewports } from "../scenarios/list.ts";
import { loadFontsAndImages, openScenario, resizeScenario } from "../scenarios/open.ts";
import { waitForAnimations } from "../scenarios/wait.ts";
import type { Site } from "./site.ts";

/** A page, or another scenario on one, as it is in the report. */
export interface Subject {
  /** The scenario's name. */
  id: string;
  /** The page's name, or the scenario's in words: "onboarding 2". */
  name: string;
  path: string;
  isPage: boolean;
  pictures: readonly Picture[];
  /** Everything that people read: on the page and, of a page, in search results and shared links. */
  sentences: readonly string[];
  head: Head;
}

export interface Picture {
  /** "phone, dark". */
  look: string;
  width: number;
  /** Relative to the report's folder. */
  file: string;
  /** Of its bytes: an unchanged page gives the same. */
  hash: string;
}

/** The parts of a page that search engines and social networks read. */
export type Head = Awaited<ReturnType<typeof readHead>>;

/** Pages are shown at a size between phone and desktop, too. */
const sizes = { ...viewports, tablet: { width: 768, height: 1024 } };
const pageSizes = ["phone", "tablet", "desktop"] as const;

/** Takes a scenario's pictures into a folder, and reads its words. */
export function takeSnapshot(scenario: Scenario, site: Site, folder: string): Promise<Omit<Subject, "name">> {
  const { name: id, path } = scenario;
  const [first, ...others] = isPage(scenario) ? pageSizes : scenario.viewports;
  return site.visit(scenario.firstVisit, async (page) => {
    await openScenario(page, scenario, first);
    const pictures = await takePictures(page, scenario, first, folder);
    for (const size of others) {
      await resizeScenario(page, scenario, sizes[size]);
      pictures.push(...(await takePictures(page, scenario, size, folder)));
    }
    const head = await readHead(page);
    const words = sentencesOf(await page.locator("body").innerText());
    const sentences = isPage(scenario) ? [...words, ...previewsOf(head)] : words;
    return { id, path, isPage: isPage(scenario), pictures, sentences, head };
  });
}

async function takePictures(page: Page, scenario: Scenario, size: keyof typeof sizes, folder: string) {
  const pictures: Picture[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForAnimations(page);
    // Drawings have a view for each scheme.
    await loadFontsAndImages(page);
    const file = `pictures/${scenario.name}-${size}-${colorScheme}.webp`;
    const options = { quality: 75, fullPage: isPage(scenario), animations: "disabled" } as const;
    const bytes = await page.screenshot({ path: join(folder, file), ...options });
    const hash = createHash("sha256").update(bytes).digest("hex");
    pictures.push({ look: `${size}, ${colorScheme}`, width: sizes[size].width, file, hash });
  }
  return pictures;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const sentencesOf = (words: string): string[] =>
  words
    .split("\n")
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== "");

/** Returns the words in search results, and those of shared links where they are others. */
function previewsOf({ title, meta }: Head): string[] {
  const previews = [`Search title: ${title}`, `Search description: ${meta.description}`];
  if (meta["og:title"] !== title) previews.push(`Shared title: ${meta["og:title"]}`);
  if (meta["og:description"] !== meta.description)
    previews.push(`Shared description: ${meta["og:description"]}`);
  return previews;
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
