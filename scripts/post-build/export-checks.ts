import { Problem } from "../tools/problem.ts";
import { checkImages } from "./export-checks/images.ts";
import { checkIndexing } from "./export-checks/indexing.ts";
import { checkLinks } from "./export-checks/links.ts";
import { checkMarkup } from "./export-checks/markup.ts";
import { checkPlaceholders } from "./export-checks/placeholders.ts";
import { checkRegistry } from "./export-checks/registry.ts";
import type { ExportCheck, ExportedSite, ExportProblem } from "./types.ts";

/** What an author or a setting can get wrong. What the build writes by itself is proven in tests/export. */
const checks: readonly ExportCheck[] = [
  checkRegistry,
  checkLinks,
  checkImages,
  checkIndexing,
  checkPlaceholders,
  checkMarkup,
];

/** Throws, telling every problem, where a site must not be published. */
export function checkExport(site: ExportedSite): void {
  throwProblems(checks.flatMap((check) => check(site)));
  console.log(`Export: ${site.pages.length} pages and the 404 page checked, all is well.`);
}

/** Throws what is wrong, page by page and each once, and below it what would be right. */
export function throwProblems(problems: readonly ExportProblem[]): void {
  if (problems.length === 0) return;
  const paragraphs = problems
    .toSorted((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0))
    .map(({ page, field, problem, remedy }) => `${page}  ${field}\n  ${problem}\n  ${remedy}\n`);
  const once = [...new Set(paragraphs)];
  const count = once.length === 1 ? "1 problem" : `${once.length} problems`;
  throw new Problem(`${once.join("\n")}\n${count} in the exported site: it must not be published.`);
}
