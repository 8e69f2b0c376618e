import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { PageContent } from "@/content/schema";
import { cardSize, cardSun } from "@/lib/cards";
import { SocialCard } from "./social-card";

const fontFile =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff";

/** A page's social card as a PNG. */
export async function cardPicture({ title, path }: Pick<PageContent, "title" | "path">): Promise<Response> {
  const font = await readFile(join(process.cwd(), fontFile));
  return new ImageResponse(<SocialCard title={title} sun={cardSun(path)} />, {
    ...cardSize,
    fonts: [{ name: "Bricolage Grotesque", data: font, weight: 600, style: "normal" }],
  });
}
