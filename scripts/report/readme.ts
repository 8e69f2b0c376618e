import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takePicture } from "../pictures/take.ts";
import { allScenarios, type SettingName, settings, type ViewportName } from "../scenarios/list.ts";
import { openScenario } from "../scenarios/open.ts";
import type { BuiltSite } from "./read.ts";
import { withSite } from "./visits/site.ts";

interface ReadmePicture {
  file: string;
  path: string;
  viewport: ViewportName;
  setting: SettingName;
}

/** The pictures that README.md shows. */
const pictures: readonly ReadmePicture[] = [
  { file: "home.webp", path: "/", viewport: "desktop", setting: "light" },
  { file: "pricing-dark.webp", path: "/pricing", viewport: "phone", setting: "dark" },
];

const folder = "docs/images";

/** Takes the pictures of README.md anew. */
export function takeReadmePictures({ contents }: BuiltSite): Promise<void> {
  return withSite(async ({ newVisitor }) => {
    mkdirSync(folder, { recursive: true });
    for (const { file, path, viewport, setting } of pictures) {
      const state = allScenarios(contents).find((known) => known.path === path);
      if (!state) throw new Error(`There is no page ${path} to take a picture of.`);
      const context = await newVisitor(false);
      const page = await context.newPage();
      await page.emulateMedia({ ...settings[setting], reducedMotion: "reduce" });
      await openScenario(page, state, viewport);
      writeFileSync(join(folder, file), await takePicture(page, { whole: false, quality: 85 }));
      await context.close();
      console.log(`${join(folder, file)}: ${path}, ${viewport}, ${setting}`);
    }
  });
}
