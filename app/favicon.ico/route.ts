import { iconPicture } from "@/components/layout/icon-picture";
import { icoFile, iconSvg } from "@/lib/icons";

export const dynamic = "force-static";

const side = 32;

/** For clients that request /favicon.ico without reading the page. */
export async function GET() {
  const png = await iconPicture(iconSvg("any"), side).arrayBuffer();
  return new Response(icoFile(new Uint8Array(png), side), { headers: { "Content-Type": "image/x-icon" } });
}
