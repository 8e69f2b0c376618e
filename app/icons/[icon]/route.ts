import { iconPicture } from "@/components/layout/icon-picture";
import { faviconSvg, iconSvg, icons } from "@/lib/icons";

export const dynamic = "force-static";
export const dynamicParams = false;

const favicon = "favicon.svg";

export function generateStaticParams() {
  return [...icons.map(({ file }) => ({ icon: file })), { icon: favicon }];
}

/** Serves the icons, all drawn from the logo. */
export async function GET(_request: Request, { params }: RouteContext<"/icons/[icon]">) {
  const { icon } = await params;
  if (icon === favicon) return new Response(faviconSvg(), { headers: { "Content-Type": "image/svg+xml" } });
  const wanted = icons.find(({ file }) => file === icon);
  return wanted ? iconPicture(iconSvg(wanted.purpose), wanted.side) : new Response(null, { status: 404 });
}
