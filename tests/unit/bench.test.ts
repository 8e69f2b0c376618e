import { expect, test } from "@jest/globals";
import { baselineName, compare } from "../../scripts/bench/medians.ts";

const load = { first: 700, largest: 700, isPhoto: false, answers: 2_400, blocking: 40.4, shift: 0 };
const subject = (name: string, measured: readonly (typeof load)[]) => ({
  ...{ name, url: "", isReturning: true },
  measured: [...measured],
});
const baseline = subject(baselineName, [load]);

test.each<[name: string, measured: object, missed: string | undefined]>([
  ["a page within its limits", { answers: 3_000 }, undefined],
  ["a late first paint", { first: 910 }, "first is 1.30 × the baseline's; the limit is 1.25."],
  ["late words", { largest: 910 }, "largest is 1.30 × the baseline's; the limit is 1.25."],
  ["a photo after the words", { largest: 1_400, isPhoto: true }, undefined],
  ["a late photo", { largest: 1_470, isPhoto: true }, "largest is 2.10 × the baseline's; the limit is 2."],
  ["no answer", { answers: Number.NaN }, "answers is NaN × the baseline's; the limit is 1.25."],
])("the comparison names the values over their limit: %s", (_name, measured, missed) => {
  const peer = subject("peer", [{ ...load, first: 9_000 }]);
  const page = { ...load, ...measured };
  // The median of three loads counts.
  const { missed: found } = compare([baseline, subject("/", [page, page, load]), peer]);
  expect(found).toEqual(missed ? [`/ returning: ${missed}`] : []);
});
