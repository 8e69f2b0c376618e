import { loadPages } from "../../lib/registry.ts";
import { photoHost } from "../../scripts/states/photos.ts";
import { quiet } from "../../scripts/states/ready.ts";
import { expect, test } from "../support/test.ts";

const pages = await loadPages();
const widths = [360, 390, 768, 1280, 1920];

interface ShownPhoto {
  name: string;
  /** Widths in pixels: of the file that the browser chose, of what is shown of it, and of the largest there is. */
  chosen: number;
  shown: number;
  largest: number;
}

/** Every photo of the page that is laid out. A frame of another shape shows a photo wider than itself. */
function shownPhotos(): ShownPhoto[] {
  const photos = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")];
  return photos
    .filter((photo) => photo.getClientRects().length > 0)
    .map((photo) => {
      const address = new URL(photo.currentSrc);
      const { width, height } = photo.getBoundingClientRect();
      const [chosen, chosenHeight] = ["w", "h"].map((name) => Number(address.searchParams.get(name)));
      const shape = (chosen ?? 0) / (chosenHeight ?? 1);
      return {
        name: photo.alt,
        chosen: chosen ?? 0,
        shown: Math.round(Math.max(width, height * shape) * devicePixelRatio),
        largest: Math.max(
          ...photo.srcset
            .split(/,\s+/)
            .map((candidate) => Number.parseInt(candidate.split(" ")[1] ?? "", 10)),
        ),
      };
    });
}

for (const density of [1, 2]) {
  test.describe(`at a density of ${density}`, () => {
    // Without scripts browsers load every picture at once, lazy or not: nothing has to be scrolled into view.
    test.use({ deviceScaleFactor: density, javaScriptEnabled: false });

    for (const { path } of pages) {
      test(`photos of ${path} come in the width that is shown`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const photos = await page.evaluate(shownPhotos);
          for (const { name, chosen, shown, largest } of photos) {
            const words = `"${name}" at ${width} px: ${chosen} px for ${shown}`;
            expect(chosen, words).toBeLessThanOrEqual(2 * shown);
            expect(chosen, words).toBeGreaterThanOrEqual(Math.min(shown, largest));
          }
        }
      });
    }
  });
}

for (const { path } of pages) {
  test(`${path} asks for the photo of its first screen once`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { host, pathname } = new URL(request.url());
      if (host === photoHost) asked.push(pathname);
    });
    await page.goto(path);
    await quiet(page);
    const first = await page
      .locator("img.photo[fetchpriority=high]")
      .evaluateAll((photos) =>
        (photos as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc).pathname),
      );
    for (const photo of first) expect(asked.filter((one) => one === photo)).toEqual([photo]);
  });
}
