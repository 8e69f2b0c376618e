import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Scheme = "light" | "dark";

/**
 * Returns the design's colours by token name, in both schemes. They are read from app/styles/tokens.css, for what CSS does
 * not style: OG images, the manifest, the browser's toolbar. Only tokens with a plain hex value.
 */
export function designColors(): Record<Scheme, Readonly<Record<string, string>>> {
  const css = readFileSync(join(process.cwd(), "app/styles/tokens.css"), "utf8");
  const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  const read = (part: string) =>
    Object.fromEntries(
      [...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map((match) => [match[1], match[2]]),
    );
  const lightColors = read(light);
  return { light: lightColors, dark: { ...lightColors, ...read(dark) } };
}

/** Returns one colour. Throws for a token that does not exist or is no plain colour. */
export function designColor(token: string, scheme: Scheme = "light"): string {
  const color = designColors()[scheme][token];
  if (!color) throw new Error(`app/styles/tokens.css has no colour --${token}.`);
  return color;
}
