import { loadPages } from "../../lib/build/registry.ts";
import { ogImagePath } from "../../lib/urls.ts";
import { expect, test } from "../support/test.ts";

/** The margins around the title, in pixels of a card. It is between the mark and the sun. */
const margins = [
  { left: 0, top: 140, width: 70, height: 300 },
  { left: 1116, top: 140, width: 84, height: 300 },
  { left: 0, top: 432, width: 1200, height: 8 },
];

test("the title of every card keeps its margins", async ({ page }) => {
  await page.goto("/robots.txt");
  for (const { path } of await loadPages()) {
    const src = ogImagePath(path);
    expect.soft(await page.evaluate(usedMargins, { src, margins }), path).toEqual([]);
  }
});

/** Returns the margins of a card that are not of the color in its first corner. Runs in the page. */
async function usedMargins(card: { src: string; margins: typeof margins }) {
  const image = Object.assign(new Image(), { src: card.src });
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const colors = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
  return card.margins.filter((part) => {
    const rows = Array.from({ length: part.height }, (_, row) => (part.top + row) * width + part.left);
    return rows.some((at) => colors.slice(at, at + part.width).some((color) => color !== colors[0]));
  });
}
