/**
 * node --import tsx tests/support/draw-og-images.ts <folder> <title> …: the social card of each title as 0.png, 1.png, …
 * A program of its own: what draws cards is an ES module, which Jest does not load.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ogImage } from "../../components/layout/og-image.tsx";

async function drawOgImages([folder = "", ...titles]: readonly string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    const card = await (await ogImage({ title, path: "/" })).arrayBuffer();
    writeFileSync(join(folder, `${index}.png`), Buffer.from(card));
  }
}

drawOgImages(process.argv.slice(2));
