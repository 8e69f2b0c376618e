import type { Measurement, Visit } from "./measure.ts";

/** A page of a site at one kind of visit, with what was measured. */
export interface Row {
  site: string;
  page: string;
  visit: Visit;
  measured: Measurement;
}

/** What every page of this site is to reach. */
export const targets = { performance: 99, others: 100, lcpShare: 1.25, tbtShare: 1.25 };

const shortNames: Readonly<Record<string, string>> = {
  performance: "perf",
  accessibility: "a11y",
  "best-practices": "best",
  "agentic-browsing": "agents",
};

/** Head and lines of the table, the floor's first. */
export function benchTable(rows: readonly Row[], floor: Measurement): string[][] {
  const categories = Object.keys(rows[0]?.measured.scores ?? {});
  const head = [
    "page",
    "visit",
    ...categories.map((category) => shortNames[category] ?? category),
    ...["FCP", "LCP", "TBT", "CLS", "kB", "LCP ÷ floor", "TBT ÷ floor"],
  ];
  const lines = rows.map(({ site, page, visit, measured }) => [
    `${site} ${page}`.trim(),
    visit,
    ...categories.map((category) => String(measured.scores[category] ?? "")),
    seconds(measured.fcp),
    seconds(measured.lcp),
    `${Math.round(measured.tbt)} ms`,
    measured.cls.toFixed(3),
    (measured.bytes / 1_000).toFixed(0),
    ratio(measured.lcp, floor.lcp),
    ratio(measured.tbt, floor.tbt),
  ]);
  return [head, ...lines];
}

/** Which targets the pages of this site miss, in words. */
export function missedTargets(rows: readonly Row[], floor: Measurement): string[] {
  return rows.flatMap(({ page, visit, measured }) => {
    const missed = Object.entries(measured.scores)
      .map(([category, score]) => ({
        category,
        score,
        least: category === "performance" ? targets.performance : targets.others,
      }))
      .filter(({ score, least }) => score < least)
      .map(({ category, score, least }) => `${category} ${score}, target ${least}`);
    if (measured.lcp > floor.lcp * targets.lcpShare)
      missed.push(`LCP ${ratio(measured.lcp, floor.lcp)} × floor, target ${targets.lcpShare}`);
    if (measured.tbt > floor.tbt * targets.tbtShare)
      missed.push(`TBT ${ratio(measured.tbt, floor.tbt)} × floor, target ${targets.tbtShare}`);
    return missed.map((words) => `${page}, ${visit} visit: ${words}`);
  });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}

/** A share of the floor; where the floor is nothing there is none, unless both are. */
function ratio(value: number, floor: number): string {
  if (floor === 0) return value === 0 ? "1.00" : "–";
  return (value / floor).toFixed(2);
}
