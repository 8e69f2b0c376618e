import type { Load, Measurement } from "./measure.ts";

/** A load that was measured several times. */
export interface Subject extends Load {
  /** The page's path, or the site's name. */
  name: string;
  measured: Measurement[];
}

export const baselineName = "baseline";

/** Limits of our pages, as multiples of the baseline's figures. A photo is on another host, and arrives after the text. */
const limits = { first: 1.25, largestWords: 1.25, largestPhoto: 2, answers: 1.25 };

/** The middle value, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

type Row = Record<string, string | number>;

/** Returns the medians as `console.table` takes them, with times as multiples of the baseline's, and each missed limit. */
export function compare(subjects: readonly Subject[]): { table: Record<string, Row>; missed: string[] } {
  const baseline = subjects.find(({ name }) => name === baselineName);
  const missed: string[] = [];
  const rows = subjects.map((subject): [string, Row] => {
    const of = (figure: Exclude<keyof Measurement, "isPhoto">, { measured } = subject) =>
      median(measured.map((measurement) => measurement[figure]));
    const isPhoto = subject.measured.some((measurement) => measurement.isPhoto);
    const label = `${subject.name} ${subject.isReturning ? "returning" : "first"}`;
    const time = (figure: "first" | "largest" | "answers", limit: number) => {
      const ratio = of(figure) / of(figure, baseline);
      if (subject.name.startsWith("/") && !(ratio <= limit))
        missed.push(`${label}: ${figure} is ${ratio.toFixed(2)} × the baseline's; the limit is ${limit}.`);
      return { [figure]: Math.round(of(figure)), [`${figure} ×`]: Number(ratio.toFixed(2)) };
    };
    const row = {
      ...time("first", limits.first),
      ...time("largest", isPhoto ? limits.largestPhoto : limits.largestWords),
      of: isPhoto ? "photo" : "words",
      ...time("answers", limits.answers),
      blocking: Math.round(of("blocking")),
      shift: Number(of("shift").toFixed(4)),
    };
    return [label, row];
  });
  return { table: Object.fromEntries(rows), missed };
}
