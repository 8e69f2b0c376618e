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

/** An illustration with the colors of both schemes. The fragment #dark shows those of the dark scheme. */
export async function GET(_request: Request, { params }: RouteContext<"/art/[file]">) {
  const { file } = await params;
  const svg = readFileSync(`app/art/${file}`, "utf8");
  const names = [...new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
  const colors = (scheme: Scheme) => names.map((name) => `--${name}:${designColor(name, scheme)}`).join(";");
  const style = `<style>:root{${colors("light")}}.dark:target~*{${colors("dark")}}</style>`;
  return new Response(
    svg.replace(/^<svg[^>]*>/, (root) => `${root}\n  ${style}`),
    { headers: { "Content-Type": "image/svg+xml" } },
  );
}
