import { checkAddresses } from "./rules/addresses.ts";
import { checkExpiry } from "./rules/expiry.ts";
import { checkDates, checkQuotedFigures } from "./rules/facts.ts";
import { checkIds } from "./rules/ids.ts";
import { checkLinks } from "./rules/links.ts";
import { checkMentionedPlans, checkMentionedPrices } from "./rules/mentions.ts";
import { checkAlts, checkArt, checkIcons, checkPhotos } from "./rules/pictures.ts";
import { checkPlaceholders } from "./rules/placeholders.ts";
import { checkHighlights, checkPrices } from "./rules/plans.ts";
import { checkSearchWords } from "./rules/search-words.ts";
import { checkSite } from "./rules/site.ts";
import { checkBackticks, checkEmptyTexts, checkLists, checkNameTyped } from "./rules/words.ts";
import type { Finding } from "./shape/finding.ts";
import type { Content, ContentProblem, ContentRule } from "./types.ts";

const rules: readonly ContentRule[] = [
  checkSearchWords,
  checkAddresses,
  checkLinks,
  checkPhotos,
  checkAlts,
  checkArt,
  checkIcons,
  checkPrices,
  checkHighlights,
  checkMentionedPrices,
  checkMentionedPlans,
  checkDates,
  checkExpiry,
  checkQuotedFigures,
  checkLists,
  checkIds,
  checkEmptyTexts,
  checkBackticks,
  checkPlaceholders,
  checkNameTyped,
  checkSite,
];

/** All that is wrong with the content, file by file; `shape` is what is wrong with its fields. */
export function findProblems(content: Content, shape: readonly Finding[] = []): ContentProblem[] {
  const told = rules.flatMap((rule) => rule(content));
  const reasons = problemsOf(shape.filter(({ isReason }) => isReason));
  const others = problemsOf(shape.filter(({ isReason }) => !isReason));
  // A field that is wrong for a rule and for its type has one mistake. The rule has the better words for it,
  // unless its trouble is only what came of a wrong name.
  const problems = [
    ...content.failures,
    ...reasons,
    ...told.filter((problem) => !isAbout(problem, reasons)),
    ...others.filter((problem) => !isAbout(problem, told)),
  ];
  return problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

function problemsOf(findings: readonly Finding[]): ContentProblem[] {
  return findings.map(({ problem }) => problem);
}

/** Whether others are about the same field. */
function isAbout({ file, field }: ContentProblem, others: readonly ContentProblem[]): boolean {
  return field !== undefined && others.some((other) => other.file === file && other.field === field);
}
