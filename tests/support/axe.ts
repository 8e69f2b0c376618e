import type { Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

/** All rules of WCAG 2.0 to 2.2, A and AA, and best practice, without exceptions. */
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Only rules for audio and orientation would request files.
  preload: false,
} satisfies RunOptions;

/** The rules that depend on the color scheme. */
const contrastRules = ["color-contrast", "link-in-text-block"];

/** Returns the violations of all of these rules on a page as it is now. */
export const axeViolations = (page: Page) => run(page, rules);

/** Returns a page's violations of the contrast rules as it is now. `enhanced` requires 7:1, as WCAG's level AAA does. */
export function contrastViolations(page: Page, { enhanced = false } = {}): Promise<readonly Result[]> {
  const runOnly = enhanced ? [...contrastRules, "color-contrast-enhanced"] : contrastRules;
  return run(page, { ...rules, runOnly });
}

async function run(page: Page, options: RunOptions): Promise<readonly Result[]> {
  // Evaluated, because the policy would refuse a script element. Once per page: half a megabyte.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations;
  }, options);
}
