import { describe, expect, test } from "@jest/globals";
import { type Conditions, colorOf, contrast, type Ground, tokensUnder } from "../support/tokens.ts";

interface Pair {
  on: Ground;
  /** Tokens that stand on each of the grounds' tokens. */
  foregrounds: readonly string[];
  backgrounds: readonly string[];
  /** Words (WCAG 1.4.3, and 1.4.6 with more contrast), or the shape of a control or figure (1.4.11). */
  as: "text" | "shape";
}

const light = ["--surface", "--surface-raised", "--surface-tint", "--depth-0"];
const deep = ["--surface-inverse", "--surface-inverse-raised"];

/** Which colours meet. A pair that is not listed here is not used. */
const pairs: readonly Pair[] = [
  { on: "page", as: "text", foregrounds: ["--ink", "--ink-muted", "--ink-accent"], backgrounds: light },
  { on: "page", as: "text", foregrounds: ["--danger"], backgrounds: ["--surface", "--surface-raised"] },
  { on: "page", as: "text", foregrounds: ["--success"], backgrounds: ["--surface", "--surface-raised"] },
  { on: "page", as: "text", foregrounds: ["--ink", "--ink-muted"], backgrounds: ["--danger-field"] },
  { on: "page", as: "text", foregrounds: ["--disabled-ink"], backgrounds: ["--disabled"] },
  { on: "page", as: "text", foregrounds: ["--ink-on-inverse"], backgrounds: ["--chosen"] },
  { on: "page", as: "text", foregrounds: ["--surface"], backgrounds: ["--ink"] },
  { on: "inverse", as: "text", foregrounds: ["--ink", "--ink-muted", "--ink-accent"], backgrounds: deep },
  ...(["page", "inverse"] as const).flatMap((on): Pair[] => [
    { on, as: "text", foregrounds: ["--action-hover-ink"], backgrounds: ["--action-hover"] },
    { on, as: "text", foregrounds: ["--action-active-ink"], backgrounds: ["--action-active"] },
  ]),
  { on: "page", as: "shape", foregrounds: ["--line-strong"], backgrounds: light.slice(0, 3) },
  { on: "inverse", as: "shape", foregrounds: ["--line-strong"], backgrounds: deep },
  { on: "page", as: "shape", foregrounds: ["--danger"], backgrounds: ["--danger-field"] },
  { on: "page", as: "shape", foregrounds: ["--action"], backgrounds: ["--surface", "--surface-raised"] },
  { on: "inverse", as: "shape", foregrounds: ["--action"], backgrounds: deep },
  { on: "page", as: "shape", foregrounds: ["--focus"], backgrounds: light },
  { on: "inverse", as: "shape", foregrounds: ["--focus"], backgrounds: deep },
  {
    on: "inverse",
    as: "shape",
    foregrounds: ["--data-quiet-on-inverse"],
    backgrounds: ["--surface-inverse"],
  },
];

/** Where more contrast is asked for, actions take their hover colours, and avatars and the coral card are plain. */
const coloured: readonly Pair[] = [
  { on: "page", as: "text", foregrounds: ["--action-ink"], backgrounds: ["--action"] },
  { on: "page", as: "text", foregrounds: ["--ink"], backgrounds: ["--depth-1", "--depth-2"] },
  { on: "page", as: "text", foregrounds: ["--ink-on-inverse"], backgrounds: ["--depth-8"] },
];

const conditions = [false, true].flatMap((dark) =>
  [false, true].map((moreContrast) => ({ dark, moreContrast })),
);

describe.each(conditions)("colours, dark: $dark, more contrast: $moreContrast", ({ dark, moreContrast }) => {
  test("reach their contrast, each on each of its grounds", () => {
    const low = (moreContrast ? pairs : [...pairs, ...coloured]).flatMap((pair) =>
      lowIn(pair, { dark, moreContrast }),
    );
    expect(low).toEqual([]);
  });
});

test("the tokens are read as a browser would: the deep turns the roles round, and each condition tells", () => {
  const ink = (given: Partial<Conditions>) =>
    tokensUnder({ dark: false, moreContrast: false, ground: "page", ...given })["--ink-muted"];
  expect(
    new Set([ink({}), ink({ dark: true }), ink({ moreContrast: true }), ink({ ground: "inverse" })]).size,
  ).toBe(4);
});

function lowIn({ on, as, foregrounds, backgrounds }: Pair, conditions: Omit<Conditions, "ground">): string[] {
  const tokens = tokensUnder({ ...conditions, ground: on });
  const needed = as === "shape" ? 3 : conditions.moreContrast ? 7 : 4.5;
  return foregrounds.flatMap((foreground) =>
    backgrounds
      .map((background) => ({
        background,
        ratio: contrast(colorOf(foreground, tokens), colorOf(background, tokens)),
      }))
      .filter(({ ratio }) => ratio < needed)
      .map(({ background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${needed}`),
  );
}
