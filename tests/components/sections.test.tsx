import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { CurrentYear } from "@/components/islands/footer/current-year";
import { PricingPlans } from "@/components/sections/pricing-plans";
import { Chart } from "@/components/ui/charts/chart";
import pricing from "@/content/pages/pricing";
import type { Chart as ChartContent, Plan } from "@/content/schema";

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
function draw(chart: ChartContent, selector: string) {
  const { container } = render(<Chart chart={chart} background="surface" />);
  return [...container.querySelectorAll(selector)];
}

test.each<[ChartContent, Record<string, string> | undefined]>([
  [bars, { height: "172.8" }],
  [{ kind: "trend", values: [0.9, 0.4, 0.2], ...words }, { cx: "508" }],
  [{ kind: "progress", rows: [first, { ...second, marked: true }], ...words }, { cx: "136" }],
  [
    { kind: "dots", rows: [first, second], columns: ["1", "2"], marked: [1, 0], ...words },
    { cx: "41", r: "10.3" },
  ],
  [{ kind: "ripples", labels: ["A", "B"], ...words }, undefined],
  [{ kind: "rhythms", lines: 3, ...words }, undefined],
])("in the chart %j, what is marked is coral, and nothing else", (chart, place = {}) => {
  const names = Object.keys(place);
  const coral = draw(chart, ".fill-action").map((part) =>
    Object.fromEntries(names.map((name) => [name, part.getAttribute(name)])),
  );
  expect(coral).toEqual(names.length > 0 ? [place] : []);
});

test("in a chart of bars, those of the quiet range are pale", () => {
  const pale = draw(bars, "rect").map((bar) => bar.matches("[class*=data-1]"));
  expect(pale).toEqual([true, true, false, false]);
});

/** Renders one plan. The schema refuses the links of some tests, and the component must block them all the same. */
function renderPlan(link: string): void {
  const plan = { ...pricing.plans[1], cta: "Go Premium", link: link as Plan["link"] };
  render(<PricingPlans pricing={{ ...pricing, plans: [plan] }} />);
}

test("a plan's action links to a page of this site", () => {
  renderPlan("/dashboard");
  expect(screen.getByRole("link", { name: "Go Premium" })).toHaveAttribute("href", "/dashboard");
});

test.each([
  "https://pay.example/premium",
  "//pay.example/premium",
  "/\\pay.example",
  "dashboard",
  "javascript:alert(1)",
  "",
  "#plans",
])("a plan's action shows the placeholder notice when the link is %p", (link) => {
  renderPlan(link);
  expect(screen.queryByRole("link", { name: "Go Premium" })).toBeNull();
  expect(screen.getByRole("button", { name: "Go Premium" })).toHaveAttribute("data-notice", "notImplemented");
});

test("the footer shows the visitor's year, not the year of the build", () => {
  jest.useFakeTimers({ now: new Date("2031-06-15") });
  const { container } = render(<CurrentYear built={2026} />);
  expect(container).toHaveTextContent(/^2031$/);
});
