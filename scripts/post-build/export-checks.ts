import { refuseWrongCanonicals } from "./export-checks/canonical.ts";
import { refuseMissingCards } from "./export-checks/cards.ts";
import { refuseSilentImages } from "./export-checks/images.ts";
import { refuseWrongIndexing } from "./export-checks/indexing.ts";
import { refuseWrongPreviews } from "./export-checks/link-preview.ts";
import { refuseDeadLinks } from "./export-checks/links.ts";
import { refusePlaceholders } from "./export-checks/origin.ts";
import { refuseUnknownPages } from "./export-checks/registry.ts";
import { refuseRepeatedWords } from "./export-checks/search-words.ts";
import { refuseWrongSitemap } from "./export-checks/sitemap.ts";
import { refuseContradictions } from "./export-checks/structured-data.ts";
import type { ExportCheck, ExportedSite, ExportProblem } from "./types.ts";

const refusals: readonly ExportCheck[] = [
  refuseUnknownPages,
  refuseDeadLinks,
  refuseRepeatedWords,
  refuseWrongCanonicals,
  refuseWrongIndexing,
  refuseWrongSitemap,
  refuseWrongPreviews,
  refuseMissingCards,
  refuseContradictions,
  refuseSilentImages,
  refusePlaceholders,
];

/** Every reason not to publish an export, page by page. */
export function findExportProblems(site: ExportedSite): ExportProblem[] {
  const problems = refusals.flatMap((refusal) => refusal(site));
  return problems.sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
}

/** The problems as text for a terminal: what is wrong, and below it what would be right. */
export function formatProblems(problems: readonly ExportProblem[]): string {
  const paragraphs = problems.map(
    ({ page, field, problem, remedy }) => `${page}  ${field}\n  ${problem}\n  ${remedy}\n`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${paragraphs.join("\n")}\n${count} in the exported site: it must not be published.`;
}
