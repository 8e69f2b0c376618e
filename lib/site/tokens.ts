import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Scheme = "light" | "dark";
type Colors = Readonly<Record<string, string>>;

/**
 * Returns the design's colors by token name, in both schemes. Read from app/styles/tokens.css, for what CSS does not
 * style: OG images, the manifest, the browser's toolbar. Only tokens with a plain hex value.
 */
export function designColors(): Record<Scheme, Colors> {
  return readColors(readFileSync(join(process.cwd(), "app/styles/tokens.css"), "utf8"));
}

/** Returns the colors that a sheet gives the page: those of `:root`, outside its dark scheme and in it. */
export function readColors(css: string): Record<Scheme, Colors> {
  const darkScheme = /@media screen and \(prefers-color-scheme: dark\) \{.*?\n\}/s;
  const light = tokensOfRoot(css.replace(darkScheme, ""));
  const dark = { ...light, ...tokensOfRoot(darkScheme.exec(css)?.[0] ?? "") };
  return { light: hexOnly(light), dark: hexOnly(dark) };
}

function tokensOfRoot(css: string): Record<string, string> {
  const rules = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, declarations]) => declarations);
  return Object.fromEntries(
    [...rules.join("").matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function hexOnly(tokens: Record<string, string>): Colors {
  return Object.fromEntries(Object.entries(tokens).filter(([, value]) => /^#[0-9a-f]{3,6}$/.test(value)));
}

/** Returns one color. Throws for a token that does not exist or is not a plain color. */
export function designColor(token: string, scheme: Scheme = "light"): string {
  const color = designColors()[scheme][token];
  if (!color) throw new Error(`app/styles/tokens.css has no color --${token}.`);
  return color;
}
