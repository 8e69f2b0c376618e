import type { Locator } from "@playwright/test";
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

/** Returns a part's violations of all of these rules as it is now. Rules for pages apply to the html element. */
export const axeViolations = (part: Locator) => run(part, rules);

/** Returns a part's violations of the contrast rules as it is now. `enhanced` requires 7:1, as WCAG's level AAA does. */
export function contrastViolations(part: Locator, { enhanced = false } = {}): Promise<readonly Result[]> {
  const runOnly = enhanced ? [...contrastRules, "color-contrast-enhanced"] : contrastRules;
  return run(part, { ...rules, runOnly });
}

async function run(part: Locator, options: RunOptions): Promise<readonly Result[]> {
  // Evaluated, because the policy would refuse a script element. Once per page: half a megabyte.
  if (!(await part.page().evaluate(() => "axe" in globalThis))) await part.page().evaluate(axe.source);
  return part.evaluate(async (element, given) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(element, given);
    return violations;
  }, options);
}
