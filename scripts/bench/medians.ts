import type { Measurement } from "./measure.ts";

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return pair.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / 2;
}

/** Several loads of a page as one, figure by figure. */
export function medianOf(loads: readonly Measurement[]): Measurement {
  const of = (figure: (load: Measurement) => number) => median(loads.map(figure));
  const categories = Object.keys(loads[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, of(({ scores }) => scores[category] ?? Number.NaN)]),
    ),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
  };
}
