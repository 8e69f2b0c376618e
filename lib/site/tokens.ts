import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Scheme = "light" | "dark";

/** The values that app/styles/tokens.css gives `:root`, by name: first those outside its dark scheme, then those in it. */
const [light = {}, dark = {}] = readFileSync(join(process.cwd(), "app/styles/tokens.css"), "utf8")
  .split("@media screen and (prefers-color-scheme: dark)")
  .map((css) => {
    const rules = css.match(/:root[^{]*\{[^}]*\}/g) ?? [];
    return Object.fromEntries(
      [...rules.join("").matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    );
  });

/**
 * Returns a color of the design for places without a stylesheet: illustrations, preview images, the manifest, the browser's toolbar.
 * Throws an error for a token that is neither a plain color nor a reference to one.
 */
export function designColor(token: string, scheme: Scheme = "light"): string {
  const value: string = (scheme === "dark" && dark[token]) || (light[token] ?? "");
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return designColor(other, scheme);
  if (!/^#[0-9a-f]+$/.test(value)) throw new Error(`app/styles/tokens.css has no plain color --${token}.`);
  return value;
}
