import { ready } from "../scenarios/ready.ts";
import { withSite } from "./site.ts";
import { loadFontsAndImages } from "./snapshot.ts";

/** The pictures in README.md. */
const pictures = [
  { file: "docs/images/home.webp", path: "/", width: 1280, height: 800, colorScheme: "light" },
  { file: "docs/images/pricing-dark.webp", path: "/pricing", width: 390, height: 844, colorScheme: "dark" },
] as const;

/** Takes the pictures in README.md anew. */
export function takeReadmePictures(): Promise<void> {
  return withSite(async ({ visit }) => {
    for (const { file, path, colorScheme, ...size } of pictures) {
      await visit(false, async (page) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await ready(page);
        await loadFontsAndImages(page);
        await page.screenshot({ path: file, quality: 85, animations: "disabled" });
      });
      console.log(`Written: ${file}`);
    }
  });
}
