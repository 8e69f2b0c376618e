import { ogImage } from "@/components/layout/og-image";
import { loadPages } from "@/lib/build/registry";
import { pageSlug } from "@/lib/urls";

export const dynamic = "force-static";
export const dynamicParams = false;

/** One image for each page. */
export async function generateStaticParams() {
  return (await loadPages()).map(({ path }) => ({ image: `${pageSlug(path)}.png` }));
}

export async function GET(_request: Request, { params }: RouteContext<"/og/[image]">) {
  const { image } = await params;
  const page = (await loadPages()).find(({ path }) => `${pageSlug(path)}.png` === image);
  return page ? ogImage(page) : new Response(null, { status: 404 });
}
