import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { ogImagePath } from "../../lib/urls.ts";
import { exportedSite } from "../support/exported-site.ts";
import { pagesForJest } from "../support/pages.ts";

/** The margins around the title, in pixels of a card. It is between the mark and the sun. */
const margins = [
  { left: 0, top: 140, width: 70, height: 300 },
  { left: 1116, top: 140, width: 84, height: 300 },
  { left: 0, top: 432, width: 1200, height: 8 },
];

test.each(pagesForJest())("the title of the card of $path keeps its margins", async ({ path }) => {
  const card = sharp(exportedSite().files.bytes(ogImagePath(path).slice(1)));
  const corner = await card.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  for (const margin of margins) {
    // Statistics are of the whole picture, before any operation.
    const { channels } = await sharp(await card.clone().extract(margin).toBuffer()).stats();
    expect(channels.map(({ min, max }) => [min, max])).toEqual([...corner].map((value) => [value, value]));
  }
});
