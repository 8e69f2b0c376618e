import { type Mistake, throwMistakes } from "../tools/problem.ts";
import { checkClasses } from "./export-checks/classes.ts";
import { checkIndexing } from "./export-checks/indexing.ts";
import { checkLinks } from "./export-checks/links.ts";
import { checkMarkup } from "./export-checks/markup.ts";
import type { ExportCheck, ExportedSite } from "./read-site.ts";

/** Mistakes that authors and settings can make. What the build itself writes is tested in tests/export. */
const checks: readonly ExportCheck[] = [checkLinks, checkIndexing, checkMarkup, checkClasses];

/** Throws a Problem that lists every mistake, if there are any. */
export function checkExport(site: ExportedSite): void {
  throwExportMistakes(checks.flatMap((check) => check(site)));
  console.log(`Export: ${site.pages.length} pages and the 404 page checked, no problems.`);
}

/** Throws a Problem that lists the mistakes of an export by page, if there are any. */
export function throwExportMistakes(mistakes: readonly Mistake[]): void {
  const byPage = mistakes.toSorted((a, b) => a.file.localeCompare(b.file));
  throwMistakes(
    byPage,
    "in the exported site: it must not be published (npm run preview -- --refused shows it)",
  );
}
