import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { PageContent } from "@/content/schema";
import { ogImageSize, ogSun } from "@/lib/build/og-image";
import { OgImageLayout } from "./og-image-layout";

const fontFile =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff";

/** Returns a page's social image as a PNG. */
export async function ogImage({ title, path }: Pick<PageContent, "title" | "path">): Promise<Response> {
  const font = await readFile(join(process.cwd(), fontFile));
  return new ImageResponse(<OgImageLayout title={title} sun={ogSun(path)} />, {
    ...ogImageSize,
    fonts: [{ name: "Bricolage Grotesque", data: font, weight: 600, style: "normal" }],
  });
}
