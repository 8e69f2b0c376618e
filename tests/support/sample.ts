import type { Route } from "next";
import type { PageContent } from "../../content/schema.ts";
import { loadPages } from "../../lib/build/registry.ts";

/** Whether a run looks at everything (`npm test -- --all`) rather than at one page of each kind. */
export const testsAll = process.env.TEST_ALL === "1";

/** One page of each kind: with a hero, of the solutions' template, with cards, with a form, and the dashboard. */
const samples: readonly Route[] = ["/", "/solutions/education", "/pricing", "/contact", "/dashboard"];

/**
 * Loads one page of each kind, or the fewer that a test names, for tests of what does not depend on a page's words. In a full
 * run, all pages.
 */
export async function loadSamplePages(paths: readonly Route[] = samples): Promise<readonly PageContent[]> {
  const pages = await loadPages();
  const missing = paths.filter((path) => !pages.some((page) => page.path === path));
  if (missing.length > 0)
    throw new Error(
      `There is no page ${missing.join(", ")}: name one of the same kind in tests/support/sample.ts.`,
    );
  return pages.filter(({ path }) => testsAll || paths.includes(path));
}

/** Whether a path is among the samples. In a full run, every path is. */
export const isSample = (path: string): boolean => testsAll || samples.some((sample) => sample === path);

/** False for a page that another one with the same template stands for: the solution pages share theirs. */
export function isOwnTemplate(path: string): boolean {
  return isSample(path) || !path.startsWith("/solutions/");
}
