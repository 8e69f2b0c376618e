import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { Figure } from "@/components/ui/charts/figure";
import type { Figure as FigureContent } from "@/content/schema";

const words = { alt: "Words of an image", captions: ["Sample data"] } as const;
const [first, second] = [
  { label: "A", share: 0.9, values: [0.2, 0.5] },
  { label: "B", share: 0.4, values: [0.3, 0.8] },
];
const bars = {
  kind: "bars",
  values: [0.2, 0.4, 0.9, 0.5],
  quiet: [0, 1],
  axis: ["A", "B"],
  ...words,
} as const;

/** Draws a chart. Returns what a selector finds in it. */
function draw(figure: FigureContent, selector: string) {
  const { container } = render(<Figure figure={figure} background="surface" />);
  return [...container.querySelectorAll(selector)];
}

test.each<[FigureContent, Record<string, string> | undefined]>([
  [bars, { height: "172.8" }],
  [{ kind: "trend", values: [0.9, 0.4, 0.2], ...words }, { cx: "508" }],
  [{ kind: "progress", rows: [first, { ...second, marked: true }], ...words }, { cx: "136" }],
  [
    { kind: "dots", rows: [first, second], columns: ["1", "2"], marked: [1, 0], ...words },
    { cx: "41", r: "10.3" },
  ],
  [{ kind: "ripples", labels: ["A", "B"], ...words }, undefined],
  [{ kind: "rhythms", lines: 3, ...words }, undefined],
])("of %j, what is marked is coral, and nothing else", (figure, place = {}) => {
  const names = Object.keys(place);
  const coral = draw(figure, ".fill-action").map((part) =>
    Object.fromEntries(names.map((name) => [name, part.getAttribute(name)])),
  );
  expect(coral).toEqual(names.length > 0 ? [place] : []);
});

test("of bars, those of the quiet range are pale", () => {
  const pale = draw(bars, "rect").map((bar) => bar.matches("[class*=data-1]"));
  expect(pale).toEqual([true, true, false, false]);
});
