import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { loadPages } from "../../lib/registry.ts";
import { isOwnTemplate } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

const pages = (await loadPages()).filter(({ path }) => isOwnTemplate(path) && hasPhotos(path));
const widths = [360, 390, 768, 1280, 1920];

function hasPhotos(path: string): boolean {
  const html = readFileSync(path === "/" ? "out/index.html" : `out${path}.html`, "utf8");
  return parse(html).querySelector("img[data-photo]") !== null;
}

interface ShownPhoto {
  name: string;
  /** Widths in pixels: of the file that the browser chose, of what is shown of it, and of the largest there is. */
  chosen: number;
  shown: number;
  largest: number;
}

/** Returns every photo of the page that is laid out. A frame of another shape shows a photo wider than itself. */
function shownPhotos(): ShownPhoto[] {
  const photos = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")];
  return photos
    .filter((photo) => photo.getClientRects().length > 0)
    .map((photo) => {
      // None yet, while the browser chooses.
      const url = new URL(photo.currentSrc || "about:blank");
      const { width, height } = photo.getBoundingClientRect();
      const [chosen, chosenHeight] = ["w", "h"].map((name) => Number(url.searchParams.get(name)));
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

/** Sharp enough, and never more than twice as wide as what is shown. */
const isFitting = ({ chosen, shown, largest }: ShownPhoto) =>
  chosen >= Math.min(shown, largest) && chosen <= 2 * shown;

for (const density of [1, 2]) {
  test.describe(`at a density of ${density}`, () => {
    // Without scripts browsers load every picture at once, lazy or not: nothing has to be scrolled into view.
    test.use({ deviceScaleFactor: density, javaScriptEnabled: false });

    for (const { path } of pages) {
      test(`photos of ${path} come in the width that is shown`, async ({ page }) => {
        // Wider and wider: a browser keeps to a larger file that it has already.
        for (const [index, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 800 });
          if (index === 0) await page.goto(path);
          await expect
            .poll(async () => (await page.evaluate(shownPhotos)).filter((photo) => !isFitting(photo)), {
              message: `at ${width} px`,
            })
            .toEqual([]);
        }
      });
    }
  });
}
