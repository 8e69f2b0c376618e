import type { Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

/** All rules of WCAG 2.0 to 2.2, A and AA, and good practice: none is taken out, and no part of a page is. */
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
} satisfies RunOptions;

/** The rules whose outcome depends on the colour scheme. */
const contrastRules = ["color-contrast", "link-in-text-block"];

/** Returns what axe finds wrong on a page as it is now, by all of the rules above. */
export function axeViolations(page: Page): Promise<readonly Result[]> {
  return run(page, rules);
}

/** Returns what axe finds wrong with a page's contrast as it is now. `enhanced` asks for 7:1, as WCAG's level AAA does. */
export function contrastViolations(page: Page, { enhanced = false } = {}): Promise<readonly Result[]> {
  const runOnly = enhanced ? [...contrastRules, "color-contrast-enhanced"] : contrastRules;
  return run(page, { ...rules, runOnly });
}

async function run(page: Page, options: RunOptions): Promise<readonly Result[]> {
  // Not as a script element: the pages' security policy would refuse it. Once a page: half a megabyte.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (given) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return violations;
}
