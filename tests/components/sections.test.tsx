import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { CurrentYear } from "@/components/islands/footer/current-year";
import { PricingPlans } from "@/components/sections/pricing-plans";
import pricing from "@/content/pages/pricing";

test.each([
  ["links to a page of this site", "/dashboard", "link"],
  ["shows a notice for another host", "https://pay.example", "button"],
  ["shows a notice for another host in disguise", "/\\pay.example", "button"],
])("a plan's action %s", (_, link, role) => {
  const plans = pricing.plans.map((plan) => ({ ...plan, cta: "Choose", link }));
  render(<PricingPlans content={{ ...pricing, plans }} />);
  const [name = "", value] = role === "link" ? ["href", link] : ["data-notice", "notImplemented"];
  const actions = screen.getAllByRole(role, { name: "Choose" }).map((action) => action.getAttribute(name));
  expect(actions).toEqual(plans.map(() => value));
});

test("the footer shows the visitor's year, not the year of the build", () => {
  jest.useFakeTimers({ now: new Date("2031-06-30") });
  const { container } = render(<CurrentYear buildYear={2026} />);
  expect(container).toHaveTextContent(/^2031$/);
});
