import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { setStyles } from "./reflow.ts";

/** All rules of WCAG 2.0 to 2.2, A and AA, and best practice, but the one that depends on the color scheme. */
const allRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "color-contrast": { enabled: false } },
};

/** Minified: the package's own `source` takes twice as long. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Returns what axe finds in a part as it is now, or cannot decide: rule, place and reason. Rules for pages apply to `html`. */
export async function axeIssues(part: Locator, options = allRules): Promise<readonly string[]> {
  // Evaluated, because the policy would refuse a script element.
  await part.page().evaluate(`if (!("axe" in globalThis)) { ${source} }`);
  return part.evaluate(
    async (element, given) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const { violations, incomplete } = await axe.run(element, given);
      return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      );
    },
    // Only rules for audio and orientation would request files.
    { resultTypes: ["violations", "incomplete"], preload: false, ...options } satisfies RunOptions,
  );
}

/**
 * Returns text whose contrast is too low. Pseudo-elements and images are hidden, because axe decides nothing about text that these
 * touch, such as the label of a button: tests/unit/contrast.test.ts has the colors that they have. Nor does it decide about text
 * that overlaps something else for a moment.
 */
export async function contrastIssues(part: Locator): Promise<readonly string[]> {
  const styles =
    "*::before, *::after { display: none !important } img, svg { visibility: hidden !important }";
  await setStyles(part.page(), styles);
  const issues = await axeIssues(part, { runOnly: ["link-in-text-block", "color-contrast"] });
  await setStyles(part.page(), "");
  return issues.filter((issue) => !/overlap(s|ped)/.test(issue));
}
