import { readdirSync, readFileSync } from "node:fs";
import { designColor, type Scheme } from "@/lib/site/tokens";

export const dynamic = "force-static";
export const dynamicParams = false;

/** One file for each illustration beside this folder. */
export function generateStaticParams() {
  return readdirSync("app/art")
    .filter((file) => file.endsWith(".svg"))
    .map((file) => ({ file }));
}

/**
 * An illustration with the colors of both schemes. The fragment #dark shows those of the dark scheme, and each view of the file
 * has a dark twin: #dark-water shows what #water does.
 */
export async function GET(_request: Request, { params }: RouteContext<"/art/[file]">) {
  const { file } = await params;
  const svg = readFileSync(`app/art/${file}`, "utf8");
  const names = [...new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
  const colors = (scheme: Scheme) => names.map((name) => `--${name}:${designColor(name, scheme)}`).join(";");
  // Seen as water, an illustration is without its sky and sun.
  const sky = "[id$=water]:target~.sky{display:none}";
  const style = `<style>:root{${colors("light")}}.dark:target~*{${colors("dark")}}${sky}</style>`;
  const whole = svg.match(/viewBox="[^"]*"/);
  const withViews = svg
    .replace(/ {2}<view id="(.*)/g, '$&\n  <view class="dark" id="dark-$1')
    .replace(/>/, `>\n  ${style}\n  <view class="dark" id="dark" ${whole}/>`);
  return new Response(withViews, { headers: { "Content-Type": "image/svg+xml" } });
}
