import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { Route } from "next";
import { CurrentYear } from "@/components/islands/footer/current-year";
import { ClosingCta } from "@/components/page/closing-cta";
import { PricingPlans } from "@/components/sections/pricing-plans";
import pricing from "@/content/pages/pricing";

test.each([
  ["links to a page of this site", "/dashboard", "link"],
  ["shows a notice for another host", "https://pay.example", "button"],
  ["shows a notice for another host in disguise", "/\\pay.example", "button"],
  ["shows a notice without a link", "", "button"],
])("a plan's action %s", (_, link, role) => {
  const plan = { ...pricing.plans[0], cta: "Go Premium", link };
  render(<PricingPlans pricing={{ ...pricing, plans: [plan] }} />);
  const [name, value] = role === "link" ? ["href", link] : ["data-notice", "notImplemented"];
  expect(screen.getByRole(role, { name: "Go Premium" })).toHaveAttribute(name, value);
});

test.each([
  ["/", 360],
  ["/solutions/health", 540],
  ["/products", 900],
  ["/demo", 1260],
  ["/contact", 1620],
  ["/careers", 360],
])("the sun at the end of %s stands where the page is in the menu", (path, x) => {
  const page = { ...pricing, path: path as Route };
  const { container } = render(<ClosingCta page={page} />);
  expect(container.querySelector("circle")).toHaveAttribute("cx", `${x}`);
});

test("the footer shows the visitor's year, not the year of the build", () => {
  jest.useFakeTimers({ now: new Date("2031-06-30") });
  const { container } = render(<CurrentYear buildYear={2026} />);
  expect(container).toHaveTextContent(/^2031$/);
});
