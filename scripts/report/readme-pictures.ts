import type { PageContent } from "../../content/schema.ts";
import { allScenarios } from "../scenarios/list.ts";
import { loadFontsAndImages, openScenario } from "../scenarios/open.ts";
import { withSite } from "./site.ts";

/** README's pictures: the window as a page opens in it. */
const pictures = [
  { file: "docs/images/home.webp", scenario: "home", viewport: "desktop", colorScheme: "light" },
  { file: "docs/images/pricing-dark.webp", scenario: "pricing", viewport: "phone", colorScheme: "dark" },
] as const;

/** Takes README's pictures of the exported site again. Returns their files. */
export async function writeReadmePictures(pages: readonly PageContent[]): Promise<string[]> {
  const scenarios = allScenarios(pages);
  await withSite(async ({ visit }) => {
    for (const { file, scenario: name, viewport, colorScheme } of pictures) {
      const scenario = scenarios.find((each) => each.name === name);
      if (!scenario) throw new Error(`There is no scenario ${name} for ${file}.`);
      await visit(false, async (page) => {
        await page.emulateMedia({ colorScheme });
        await openScenario(page, scenario, viewport);
        await loadFontsAndImages(page);
        await page.screenshot({ path: file, quality: 75 });
      });
    }
  });
  return pictures.map(({ file }) => file);
}
