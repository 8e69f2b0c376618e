import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { setStyles } from "./reflow.ts";

/** WCAG 2.0 to 2.2, A and AA, and best practice. */
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on the color scheme. */
export const contrastRules = ["link-in-text-block", "color-contrast"];

/** Minified: the package's own `source` takes twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Axe decides nothing about text that touches a pseudo-element or an image, such as the label of a button, whose colors
 * tests/unit/contrast.test.ts has. Images are out of the way, but not hidden, because they have names.
 */
const styles = "*::before, *::after { display: none !important } img, svg { translate: -9999px !important }";

/** Returns the issues that axe finds in a part as it is now, or cannot decide: rule, place and reason. Rules for pages apply to `html`. */
export async function axeIssues(part: Locator, rules = allRules): Promise<readonly string[]> {
  await setStyles(part.page(), styles);
  // Evaluated, because the policy would refuse a script element.
  await part.page().evaluate(`if (!("axe" in globalThis)) { ${source} }`);
  const issues = await part.evaluate(
    async (element, options) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const { violations, incomplete } = await axe.run(element, options);
      return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      );
    },
    // Only rules for audio and orientation would request files.
    { runOnly: rules, resultTypes: ["violations", "incomplete"], preload: false } satisfies RunOptions,
  );
  await setStyles(part.page(), "");
  // Text may overlap something else, such as the header. Of an empty field, axe then says that it has no value.
  return issues.filter((issue) => !/color-contrast.*(overlap(s|ped)|has no value)/s.test(issue));
}
