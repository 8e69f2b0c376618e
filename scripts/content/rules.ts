import { checkAddresses } from "./rules/addresses.ts";
import { checkExpiry } from "./rules/expiry.ts";
import { checkDates, checkQuotedFigures } from "./rules/facts.ts";
import { checkLinks } from "./rules/links.ts";
import { checkArt, checkIcons, checkPhotos } from "./rules/pictures.ts";
import { checkHighlights, checkPrices } from "./rules/plans.ts";
import { checkSearchWords } from "./rules/search-words.ts";
import { checkBackticks, checkEmptyTexts, checkLists, checkNameTyped } from "./rules/words.ts";
import type { Content, ContentProblem, ContentRule } from "./types.ts";

const rules: readonly ContentRule[] = [
  checkSearchWords,
  checkAddresses,
  checkLinks,
  checkPhotos,
  checkArt,
  checkIcons,
  checkPrices,
  checkHighlights,
  checkDates,
  checkExpiry,
  checkQuotedFigures,
  checkLists,
  checkEmptyTexts,
  checkBackticks,
  checkNameTyped,
];

/** All that is wrong with the content, file by file. */
export function findProblems(content: Content): ContentProblem[] {
  const problems = [...content.failures, ...rules.flatMap((rule) => rule(content))];
  return problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}
