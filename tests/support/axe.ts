import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { setStyles } from "./reflow.ts";

interface Color {
  parseString: (color: string) => unknown;
}

/** The globals that axe adds to a page. Its types lack the colors. */
export interface AxeWindow {
  axe: typeof import("axe-core");
  colors: { Color: new (...rgb: number[]) => Color; getContrast: (background: Color, text: Color) => number };
}

/** All rules of WCAG 2.0 to 2.2, A and AA, and best practice, but the one that depends on the color scheme. */
const allRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "color-contrast": { enabled: false } },
};

/** Minified: the package's own `source` takes twice as long. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Adds axe to a page. Evaluated, because the policy would refuse a script element. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis)))
    await page.evaluate(`${source}; globalThis.colors = axe.commons.color`);
}

/** Returns what axe finds in a part as it is now, or cannot decide: rule, place and reason. Rules for pages apply to `html`. */
export async function axeIssues(part: Locator, options = allRules): Promise<readonly string[]> {
  await addAxe(part.page());
  return part.evaluate(
    async (element, given) => {
      const { violations, incomplete } = await (window as unknown as AxeWindow).axe.run(element, given);
      return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const reasons = [...any, ...all, ...none].map(({ message }) => message);
          return `${id}: ${target.join(" ")}: ${reasons.join(" ")}`;
        }),
      );
    },
    // Only rules for audio and orientation would request files.
    { resultTypes: ["violations", "incomplete"], preload: false, ...options } satisfies RunOptions,
  );
}

/**
 * Returns text whose contrast is too low. Pseudo-elements and illustrations are hidden, because axe decides nothing about text
 * that these touch, such as the label of a button; contrast.spec.ts judges text on them. Neither does it about text that
 * overlaps something else for a moment.
 */
export async function contrastIssues(part: Locator): Promise<readonly string[]> {
  const styles =
    "*::before, *::after { display: none !important } img, svg { visibility: hidden !important }";
  await setStyles(part.page(), styles);
  const issues = await axeIssues(part, { runOnly: ["link-in-text-block", "color-contrast"] });
  await setStyles(part.page(), "");
  return issues.filter((issue) => !/overlap(s|ped)/.test(issue));
}
