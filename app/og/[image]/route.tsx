import { pages } from "@/lib/site/registry";
import { pageSlug } from "@/lib/site/urls";
import { ogImage } from "./og-image";

export const dynamic = "force-static";
export const dynamicParams = false;

/** One image for each page. */
export function generateStaticParams() {
  return pages.map(({ path }) => ({ image: `${pageSlug(path)}.png` }));
}

/** A page's preview image. */
export async function GET(_request: Request, { params }: RouteContext<"/og/[image]">) {
  const { image } = await params;
  const index = pages.findIndex(({ path }) => `${pageSlug(path)}.png` === image);
  const page = pages[index];
  if (!page) return new Response(null, { status: 404 });
  // The sun moves from page to page, so that the images of a shared list of links differ.
  return ogImage(page, index / (pages.length - 1));
}
