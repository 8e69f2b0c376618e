import { cardPicture } from "@/components/layout/card-picture";
import { pageSlug } from "@/lib/addresses";
import { loadPages } from "@/lib/registry";

export const dynamic = "force-static";
export const dynamicParams = false;

/** One card a page of the registry. */
export async function generateStaticParams() {
  return (await loadPages()).map(({ path }) => ({ card: `${pageSlug(path)}.png` }));
}

export async function GET(_request: Request, { params }: RouteContext<"/og/[card]">) {
  const { card } = await params;
  const page = (await loadPages()).find(({ path }) => `${pageSlug(path)}.png` === card);
  return page ? cardPicture(page) : new Response(null, { status: 404 });
}
