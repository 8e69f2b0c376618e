import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SocialCard } from "@/components/layout/social-card";
import { pageSlug } from "@/lib/addresses";
import { cardSize } from "@/lib/cards";
import { loadPages } from "@/lib/registry";

export const dynamic = "force-static";
export const dynamicParams = false;

const fontFile =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff";

/** One card a page of the registry. */
export async function generateStaticParams() {
  return (await loadPages()).map(({ path }) => ({ card: `${pageSlug(path)}.png` }));
}

export async function GET(_request: Request, { params }: RouteContext<"/og/[card]">) {
  const { card } = await params;
  const pages = await loadPages();
  const index = pages.findIndex(({ path }) => `${pageSlug(path)}.png` === card);
  const page = pages[index];
  if (!page) return new Response(null, { status: 404 });
  const font = await readFile(join(process.cwd(), fontFile));
  return new ImageResponse(<SocialCard title={page.title} at={index / (pages.length - 1)} />, {
    ...cardSize,
    fonts: [{ name: "Bricolage Grotesque", data: font, weight: 600, style: "normal" }],
  });
}
