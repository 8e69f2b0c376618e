import { ImageResponse } from "next/og";
import type { PageContent } from "@/content/schema";
import { headingFont } from "@/lib/build/fonts";
import { ogImageSize, ogSun } from "@/lib/build/og-image";
import { OgImageLayout } from "./og-image-layout";

/** Returns a page's social image as a PNG. */
export async function ogImage({ title, path }: Pick<PageContent, "title" | "path">): Promise<Response> {
  const { buffer } = await headingFont(600);
  return new ImageResponse(<OgImageLayout title={title} sun={ogSun(path)} />, {
    ...ogImageSize,
    fonts: [{ name: "Bricolage Grotesque", data: buffer, weight: 600, style: "normal" }],
  });
}
