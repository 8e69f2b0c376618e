import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { PricingPlans } from "@/components/sections/pricing-plans";
import pricing from "@/content/pages/pricing";
import type { Plan } from "@/content/schema";

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
