import type { Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

/** All rules of WCAG 2.0 to 2.2, A and AA, and good practice: none is taken out, and no part of a page is. */
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
} satisfies RunOptions;

/** What axe finds wrong on a page as it is now, by the rules above and by `more`, named as axe names them. */
export async function axeViolations(page: Page, more: readonly string[] = []): Promise<readonly Result[]> {
  // Not as a script element: the pages' security policy would refuse it. Once a page: half a megabyte.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    { ...rules, rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])) },
  );
  return violations;
}
