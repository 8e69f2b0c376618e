import { readFileSync } from "node:fs";

/** The grounds of the site: the page, and the deep that turns the roles round. */
export type Ground = "page" | "inverse";

export interface Conditions {
  dark: boolean;
  moreContrast: boolean;
  ground: Ground;
}

interface Block {
  /** The conditions of the media rules round it, outermost first. */
  media: readonly string[];
  selectors: readonly string[];
  declarations: Readonly<Record<string, string>>;
}

const sheets = ["app/styles/tokens.css", "app/styles/contrast.css"];

/** Every token with the colour that it has under these conditions, as the style sheets say. */
export function tokensUnder(conditions: Conditions): Readonly<Record<string, string>> {
  const selectors = conditions.ground === "inverse" ? [":root", ".inverse"] : [":root"];
  const declared = sheets
    .flatMap((file) => blocksOf(readFileSync(file, "utf8")))
    .filter(({ media }) => media.every((condition) => holds(condition, conditions)))
    .filter((block) => block.selectors.some((selector) => selectors.includes(selector)));
  // What is declared on the ground itself outranks what it inherits.
  const inherited = declared.filter((block) => block.selectors.includes(":root"));
  const own = declared.filter((block) => !block.selectors.includes(":root"));
  return Object.assign({}, ...[...inherited, ...own].map(({ declarations }) => declarations));
}

/** The colour of a token as red, green and blue from 0 to 255. Follows var(). */
export function colorOf(value: string, tokens: Readonly<Record<string, string>>): readonly number[] {
  const reference = value.match(/^var\((--[\w-]+)\)$/)?.[1] ?? (value.startsWith("--") ? value : undefined);
  if (reference) {
    const next = tokens[reference];
    if (!next) throw new Error(`There is no token ${reference}.`);
    return colorOf(next, tokens);
  }
  const hex = value.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/)?.[1];
  if (!hex) throw new Error(`"${value}" is no colour that this test can read.`);
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function holds(condition: string, { dark, moreContrast }: Conditions): boolean {
  if (condition.includes("prefers-color-scheme: dark")) return dark;
  if (condition.includes("prefers-contrast: more")) return moreContrast;
  throw new Error(`"${condition}" is no condition that this test knows.`);
}

/** The rules of a style sheet that has media rules and plain rules only. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  const media: string[] = [];
  const source = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, head = "", body] of source.matchAll(/([^{}]*)(?:\{([^{}@]*:[^{}@]*;[^{}@]*)\}|[{}])/g)) {
    const name = head.trim();
    if (body !== undefined) {
      const declarations = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, token, value]) => [
        token,
        value,
      ]);
      blocks.push({
        media: [...media],
        selectors: name.split(",").map((selector) => selector.trim()),
        declarations: Object.fromEntries(declarations),
      });
    } else if (name.startsWith("@media")) media.push(name);
    else media.pop();
  }
  return blocks;
}
