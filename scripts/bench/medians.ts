import type { Load, Measurement } from "./measure.ts";

/** A load that was measured several times. */
export interface Subject extends Load {
  /** The page's path, or the site's name. */
  name: string;
  measured: Measurement[];
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The medians as `console.table` takes them, beside their ratios to the baseline's by the same method. */
export function medianTable(subjects: readonly Subject[]): Record<string, Record<string, number>> {
  const of = (subject: Subject, figure: keyof Measurement) =>
    median(subject.measured.map((measurement) => measurement[figure]));
  const rows = subjects.map((subject) => {
    const base = subjects.find(({ name, method }) => name === "baseline" && method === subject.method);
    const [fcp, lcp] = [of(subject, "fcp"), of(subject, "lcp")];
    const figures = {
      score: of(subject, "score"),
      "FCP s": round(fcp / 1_000, 2),
      "LCP s": round(lcp / 1_000, 2),
      "TBT ms": round(of(subject, "tbt"), 0),
      CLS: round(of(subject, "cls"), 3),
      ...(base && {
        "FCP ÷ baseline": round(fcp / of(base, "fcp"), 2),
        "LCP ÷ baseline": round(lcp / of(base, "lcp"), 2),
      }),
    };
    return [`${subject.name} ${subject.isReturning ? "returning" : "first"} ${subject.method}`, figures];
  });
  return Object.fromEntries(rows);
}
