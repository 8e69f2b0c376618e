import { readdirSync, readFileSync } from "node:fs";
import { designColor, type Scheme } from "@/lib/site/tokens";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Ends the name of a file in the dark scheme's colors. */
const dark = ".dark.svg";

/** A file for each illustration beside this folder in the light scheme's colors, and one in the dark scheme's. */
export function generateStaticParams() {
  return readdirSync("app/art")
    .filter((file) => file.endsWith(".svg"))
    .flatMap((file) => [{ file }, { file: file.replace(".svg", dark) }]);
}

/** The place in an illustration for its styles. */
const styles = "<style/>";

/** An illustration in the colors of a scheme. Its view `waves` leaves out sky and sun. */
export async function GET(_request: Request, { params }: RouteContext<"/art/[file]">) {
  const { file } = await params;
  const scheme: Scheme = file.endsWith(dark) ? "dark" : "light";
  const source = `app/art/${file.replace(dark, ".svg")}`;
  const svg = readFileSync(source, "utf8");
  if (!svg.includes(styles)) throw new Error(`${source} has no ${styles}, which the colors replace.`);
  const names = [...new Set(svg.match(/(?<=var\(--)[\w-]+/g))];
  const colors = names.map((name) => `--${name}:${designColor(name, scheme)}`).join(";");
  const rules = `:root{${colors}}#waves:target~.sky{display:none}`;
  return new Response(svg.replace(styles, `<style>${rules}</style>`), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
