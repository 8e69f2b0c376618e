import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Scheme = "light" | "dark";

/** The plain colors that app/styles/tokens.css gives `:root`, by name: first those outside its dark scheme, then those in it. */
const [light = {}, dark = {}] = readFileSync(join(process.cwd(), "app/styles/tokens.css"), "utf8")
  .split("@media screen and (prefers-color-scheme: dark)")
  .map((css) => {
    const rules = css.match(/:root[^{]*\{[^}]*\}/g) ?? [];
    const colors = rules.join("").matchAll(/--([\w-]+): (#[0-9a-f]+);/g);
    return Object.fromEntries([...colors].map(([, name, color]) => [name, color]));
  });

/** Returns a color of the design, for what CSS does not style: illustrations, OG images, the manifest, the browser's toolbar. */
export function designColor(token: string, scheme: Scheme = "light"): string {
  const color = (scheme === "dark" && dark[token]) || light[token];
  if (!color) throw new Error(`app/styles/tokens.css has no color --${token}.`);
  return color;
}
