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

/** The place in an illustration for its styles. */
const styles = "<style/>";

/**
 * An illustration with the colors of both schemes. Its views of the class "dark" show those of the dark scheme, and its views of
 * waves leave out sky and sun.
 */
export async function GET(_request: Request, { params }: RouteContext<"/art/[file]">) {
  const { file } = await params;
  const svg = readFileSync(`app/art/${file}`, "utf8");
  if (!svg.includes(styles)) throw new Error(`app/art/${file} has no ${styles}, which the colors replace.`);
  const names = [...new Set(svg.match(/(?<=var\(--)[\w-]+/g))];
  const colors = (scheme: Scheme) => names.map((name) => `--${name}:${designColor(name, scheme)}`).join(";");
  const waves = "[id$=waves]:target~.sky{display:none}";
  const rules = `:root{${colors("light")}}.dark:target~*{${colors("dark")}}${waves}`;
  return new Response(svg.replace(styles, `<style>${rules}</style>`), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
