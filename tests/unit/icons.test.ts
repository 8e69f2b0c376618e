import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { iconFiles } from "../../scripts/tools/icons.ts";

/** An SVG, or the colors of an image's pixels: its bytes may depend on the system that compressed them. */
async function shown(file: string, bytes: Buffer): Promise<Buffer> {
  if (file.endsWith(".svg")) return bytes;
  // The one image of an ICO file follows 22 bytes.
  return sharp(file.endsWith(".ico") ? bytes.subarray(22) : bytes)
    .raw()
    .toBuffer();
}

test("the icons show the logo in its colors, as `npm run icons` makes them", async () => {
  const icons = Object.entries(await iconFiles()).map(async ([file, made]) => {
    const [expected, found] = await Promise.all([shown(file, made), shown(file, readFileSync(file))]);
    return expected.equals(found) ? [] : [file];
  });
  expect((await Promise.all(icons)).flat()).toEqual([]);
});
