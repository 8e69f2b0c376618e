import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import type { Raster } from "./compare.ts";

/** A picture's pixels. `bench` is a blank page: its browser reads what it has written. */
export async function readPicture(bench: Page, picture: Uint8Array): Promise<Raster> {
  return PNG.sync.read(await convert(bench, picture, "image/png", 1));
}

/** Pixels as WebP of a quality from 0 to 100. `bench` is a blank page. */
export function writePicture(bench: Page, raster: Raster, quality: number): Promise<Buffer> {
  const png = new PNG({ width: raster.width, height: raster.height });
  png.data = Buffer.from(raster.data);
  return convert(bench, PNG.sync.write(png), "image/webp", quality / 100);
}

/** The upper part of a picture as a smaller one, WebP of a quality from 0 to 100. `bench` is a blank page. */
export function shrinkPicture(
  bench: Page,
  picture: Uint8Array,
  size: { width: number; height: number },
  quality: number,
): Promise<Buffer> {
  return convert(bench, picture, "image/webp", quality / 100, size);
}

async function convert(
  bench: Page,
  picture: Uint8Array,
  type: string,
  quality: number,
  size?: { width: number; height: number },
): Promise<Buffer> {
  const converted = await bench.evaluate(
    async ({ base64, type, quality, size }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const { width, height } = size ?? bitmap;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(bitmap, 0, 0, width, bitmap.height * (width / bitmap.width));
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob({ type, quality }));
      await new Promise((resolve) => {
        reader.onload = resolve;
      });
      return String(reader.result);
    },
    { base64: Buffer.from(picture).toString("base64"), type, quality, size },
  );
  return Buffer.from(converted.slice(converted.indexOf(",") + 1), "base64");
}
