import { readdirSync, readFileSync } from "node:fs";
import { designColors } from "@/lib/site/tokens";

export const dynamic = "force-static";
export const dynamicParams = false;

/** One file for each illustration beside this folder. */
export function generateStaticParams() {
  return readdirSync("app/art")
    .filter((file) => file.endsWith(".svg"))
    .map((file) => ({ file }));
}

/** An illustration with the colors of both schemes. The view #dark has those of the dark one. */
export async function GET(_request: Request, { params }: RouteContext<"/art/[file]">) {
  const { file } = await params;
  const svg = readFileSync(`app/art/${file}`, "utf8");
  const names = [...new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))];
  const { light, dark } = designColors();
  const valuesOf = (colors: typeof light) =>
    names.map((name) => `--${name}:${colorOf(colors, name)}`).join(";");
  const style = `<style>:root{${valuesOf(light)}}.dark:target~*{${valuesOf(dark)}}</style>`;
  return new Response(
    svg.replace(/^<svg[^>]*>/, (root) => `${root}\n  ${style}`),
    {
      headers: { "Content-Type": "image/svg+xml" },
    },
  );

  function colorOf(colors: typeof light, name: string): string {
    const color = colors[name];
    if (!color)
      throw new Error(`app/art/${file} has the color --${name}, which app/styles/tokens.css lacks.`);
    return color;
  }
}
