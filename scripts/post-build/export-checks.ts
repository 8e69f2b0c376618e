import { type Mistake, throwMistakes } from "../tools/mistakes.ts";
import { checkImages } from "./export-checks/images.ts";
import { checkIndexing } from "./export-checks/indexing.ts";
import { checkLinks } from "./export-checks/links.ts";
import { checkMarkup } from "./export-checks/markup.ts";
import { checkPlaceholders } from "./export-checks/placeholders.ts";
import { checkRegistry } from "./export-checks/registry.ts";
import type { ExportCheck, ExportedSite } from "./types.ts";

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
  refuse(checks.flatMap((check) => check(site)));
  console.log(`Export: ${site.pages.length} pages and the 404 page checked, all is well.`);
}

/** Throws what is wrong with an export, page by page. */
export function refuse(mistakes: readonly Mistake[]): void {
  const byPage = mistakes.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  throwMistakes(byPage, "in the exported site: it must not be published");
}
