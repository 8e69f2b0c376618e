import type { Locator } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

/** All rules of WCAG 2.0 to 2.2, A and AA, and best practice, without exceptions. */
export const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on the color scheme. */
export const contrastRules = ["color-contrast", "link-in-text-block"];

/** Returns a part's violations of rules as it is now. Rules for pages apply to the html element. */
export async function axeViolations(part: Locator, runOnly: string[]): Promise<readonly Result[]> {
  // Evaluated, because the policy would refuse a script element. Once per page: half a megabyte.
  if (!(await part.page().evaluate(() => "axe" in globalThis))) await part.page().evaluate(axe.source);
  // Only rules for audio and orientation would request files.
  const options: RunOptions = { runOnly, resultTypes: ["violations"], preload: false };
  return part.evaluate(async (element, given) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(element, given);
    return violations;
  }, options);
}
