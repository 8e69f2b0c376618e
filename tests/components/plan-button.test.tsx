import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { PlanButton } from "@/components/ui/plan-button";

const renderPlan = (link: string) => render(<PlanButton plan={{ cta: "Go Premium", link }} />);

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
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("button", { name: "Go Premium" })).toHaveAttribute("data-notice", "notImplemented");
});
