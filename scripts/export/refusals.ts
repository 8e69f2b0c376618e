import { refuseWrongCanonicals } from "./refusals/canonical.ts";
import { refuseMissingCards } from "./refusals/cards.ts";
import { refuseSilentImages } from "./refusals/images.ts";
import { refuseWrongIndexing } from "./refusals/indexing.ts";
import { refuseWrongPreviews } from "./refusals/link-preview.ts";
import { refuseDeadLinks } from "./refusals/links.ts";
import { refusePlaceholders } from "./refusals/origin.ts";
import { refuseUnknownPages } from "./refusals/registry.ts";
import { refuseRepeatedWords } from "./refusals/search-words.ts";
import { refuseWrongSitemap } from "./refusals/sitemap.ts";
import { refuseContradictions } from "./refusals/structured-data.ts";
import type { ExportedSite, ExportProblem, Refusal } from "./types.ts";

const refusals: readonly Refusal[] = [
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
export function findRefusals(site: ExportedSite): ExportProblem[] {
  const problems = refusals.flatMap((refusal) => refusal(site));
  return problems.sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
}

/** The problems as text for a terminal: what is wrong, and below it what would be right. */
export function reportRefusals(problems: readonly ExportProblem[]): string {
  const paragraphs = problems.map(
    ({ page, field, problem, remedy }) => `${page}  ${field}\n  ${problem}\n  ${remedy}\n`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${paragraphs.join("\n")}\n${count} in the exported site: it must not be published.`;
}
