import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { designColor } from "../../lib/site/tokens.ts";

/* The contrast of colors that axe does not check: under a pointer, on an inverse background, and of controls, charts and the focus. */

/** A color, and those that it appears on. */
type Pairs = readonly (readonly [color: string, backgrounds: readonly string[]])[];

const surfaces = ["surface", "raised", "tint", "depth-0"];
const inverse = ["inverse", "inverse-raised"];

/** Text: 4.5:1 (WCAG 1.4.3), or 7:1 for visitors who prefer more (1.4.6). */
const texts: Pairs = [
  ["ink", [...surfaces, "danger-field"]],
  ["muted", [...surfaces, "danger-field"]],
  ["accent", surfaces],
  ["danger", ["surface", "raised"]],
  ["success", ["surface", "raised"]],
  ["disabled-ink", ["disabled"]],
  ["action-hover-ink", ["action-hover"]],
  ["action-active-ink", ["action-active"]],
  ["ink-on-inverse", [...inverse, "chosen"]],
  ["muted-on-inverse", inverse],
  ["accent-on-inverse", inverse],
  ["action-ink", ["ink-on-inverse"]],
];

/** Texts that lose their color for visitors who prefer more contrast. */
const colored: Pairs = [
  ["action-ink", ["action"]],
  ["ink", ["depth-1", "depth-2"]],
  ["ink-on-inverse", ["depth-8"]],
];

/** Shapes: 3:1 (1.4.11). */
const shapes: Pairs = [
  ["line-strong", ["surface", "raised", "tint"]],
  ["focus", surfaces],
  ["danger", ["danger-field"]],
  ["action", ["surface", "raised", ...inverse]],
  ["data-2", ["surface", "raised"]],
  ["line-strong-on-inverse", inverse],
  ["data-quiet-on-inverse", ["inverse"]],
  // The icons of cards, by color: shallow, middle, deep.
  ["ink", ["depth-1"]],
  ["ink-on-inverse", ["depth-5"]],
  ["accent-on-inverse", ["depth-9"]],
];

/** The second strongest value of a chart on an inverse background. */
const chartOnInverse = { light: "depth-4", dark: "data-2" };

/** The values that contrast.css gives `:root`, by name: in both schemes, and in the dark one. */
const [more = {}, moreInDark = {}] = readFileSync("app/styles/contrast.css", "utf8")
  .split("@variant dark")
  .map((css) =>
    Object.fromEntries([...css.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value])),
  );

/** Returns the relative luminance of a color, #rgb or #rrggbb (WCAG 2.2). */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/\w/g, "$&$&") : color;
  const [red = 0, green = 0, blue = 0] = (digits.match(/\w\w/g) ?? [])
    .map((byte) => Number.parseInt(byte, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ["light", false],
  ["dark", false],
  ["light", true],
  ["dark", true],
] as const)("the colors of the %s scheme stand out; more contrast: %p", (scheme, hasMore) => {
  const colorOf = (token: string) => {
    const [inScheme, inBoth] = [scheme === "dark" && moreInDark[token], more[token]];
    return (hasMore && (inScheme || inBoth)) || designColor(token, scheme);
  };
  const low = (pairs: Pairs, least: number) =>
    pairs.flatMap(([color, backgrounds]) =>
      backgrounds.flatMap((background) => {
        const found = contrast(colorOf(color), colorOf(background));
        return found < least ? `--${color} on --${background} has ${found.toFixed(2)}, not ${least}` : [];
      }),
    );
  expect(low(texts, hasMore ? 7 : 4.5)).toEqual([]);
  if (!hasMore) expect(low(colored, 4.5)).toEqual([]);
  expect(low([...shapes, [chartOnInverse[scheme], inverse]], 3)).toEqual([]);
});
