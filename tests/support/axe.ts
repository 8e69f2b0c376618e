import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";

interface Color {
  parseString: (color: string) => unknown;
}

/** What axe adds to a page. Its types lack the colors. */
export interface AxeWindow {
  axe: typeof import("axe-core");
  colors: { Color: new (...rgb: number[]) => Color; getContrast: (background: Color, text: Color) => number };
}

/** All rules of WCAG 2.0 to 2.2, A and AA, and best practice, without exceptions. */
export const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on the color scheme. */
export const contrastRules = ["color-contrast", "link-in-text-block"];

/** Minified: the package's own `source` takes twice as long. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Adds axe to a page. Evaluated, because the policy would refuse a script element. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis)))
    await page.evaluate(`${source}; globalThis.colors = axe.commons.color`);
}

/** Returns a part's violations of rules as it is now. Rules for pages apply to the html element. */
export async function axeViolations(part: Locator, runOnly: string[]): Promise<readonly Result[]> {
  await addAxe(part.page());
  // Only rules for audio and orientation would request files.
  const options: RunOptions = { runOnly, resultTypes: ["violations"], preload: false };
  return part.evaluate(async (element, given) => {
    const { violations } = await (window as unknown as AxeWindow).axe.run(element, given);
    return violations;
  }, options);
}
