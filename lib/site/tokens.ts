import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type DeclarationBlock,
  type MediaQuery,
  type Rule,
  type Selector,
  type TokenOrValue,
  transform,
} from "lightningcss";

export type Scheme = "light" | "dark";

const filename = "app/styles/tokens.css";

const isRoot = ([part, ...others]: Selector) =>
  part?.type === "pseudo-class" && part.kind === "root" && others.length === 0;

const isDark = ({ condition }: MediaQuery) => JSON.stringify(condition)?.includes('"dark"') ?? false;

/** The values that the stylesheet gives `:root` in each scheme, by name. */
const values: Readonly<Record<Scheme, Record<string, readonly TokenOrValue[]>>> = { light: {}, dark: {} };

const code = readFileSync(join(process.cwd(), filename));
transform({ filename, code, visitor: { StyleSheet: ({ rules }) => collect(rules, "light") } });

function collect(rules: readonly Rule[], scheme: Scheme): void {
  for (const rule of rules) {
    // Other conditions, such as paper, are no scheme.
    if (rule.type === "media" && rule.value.query.mediaQueries.some(isDark))
      collect(rule.value.rules, "dark");
    // Those behind a rule in `:root`.
    if (rule.type === "nested-declarations") keep(rule.value.declarations, scheme);
    if (rule.type !== "style" || !rule.value.selectors.some(isRoot)) continue;
    if (rule.value.declarations) keep(rule.value.declarations, scheme);
    collect(rule.value.rules ?? [], scheme);
  }
}

function keep({ declarations = [] }: DeclarationBlock, scheme: Scheme): void {
  for (const { property, value } of declarations)
    if (property === "custom") values[scheme][value.name] = value.value;
}

/**
 * Returns a color of the design for places without a stylesheet: illustrations, preview images, the manifest, the browser's toolbar.
 * Throws an error for a token that is neither a plain color nor a reference to one.
 */
export function designColor(token: string, scheme: Scheme = "light"): string {
  const name = `--${token}`;
  const [value, ...others] = (scheme === "dark" && values.dark[name]) || (values.light[name] ?? []);
  if (others.length === 0 && value?.type === "var")
    return designColor(value.value.name.ident.slice("--".length), scheme);
  const color = others.length === 0 && value?.type === "color" && value.value;
  if (color && typeof color === "object" && color.type === "rgb" && color.alpha === 1)
    return `#${[color.r, color.g, color.b].map(hexadecimal).join("")}`;
  throw new Error(`${filename} has no plain color --${token}.`);
}

const hexadecimal = (byte: number) => byte.toString(16).padStart(2, "0");
